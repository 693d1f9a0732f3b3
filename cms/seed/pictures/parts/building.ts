import { addTo } from '../svg'
import { mix, type Rgb } from '../colour'
import type { Spot } from '../kit/camera'
import { createPlane, type Plane } from '../kit/plane'
import { castShadow, faced, place, type Frame, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { groundShadow } from './ground'
import { panels, thatch, tiles, type Slope } from './roof'
import { wall } from './wall'

export type Building = {
  frame: Frame
  width: number
  depth: number
  height: number
  pigment: Rgb
  roof: 'gable' | 'hip' | 'flat' | 'front-gable'
  cover?: 'tiles' | 'thatch' | 'panels'
  roofPigment?: Rgb
  rise?: number
  overhang?: number
  foot?: Rgb
  timber?: boolean
  /** Height of the floor over the ground, on posts. */
  stilts?: number
  /** Draws the openings; planes run from the left corner at floor level. */
  front?: (plane: Plane) => void
  flank?: (plane: Plane) => void
}

/** Horizontal boards over a wall. */
export const cladding = (
  space: Space,
  plane: Plane,
  width: number,
  height: number,
  pigment: Rgb,
): void => {
  const { art, rnd } = space
  let lines = ''
  const tones = ['', '']
  for (let b = 0; b < height; b += 0.2) {
    lines += plane.line([
      [0, b],
      [width, b],
    ])
    if (rnd.chance(0.5))
      addTo(tones, rnd.int(0, 1), plane.rect(0, b, width, Math.min(height, b + 0.2)))
  }
  art.fill(tones[0] ?? '', faced(space, mix(pigment, pigments.darkWood, 0.5), plane.normal), 0.25)
  art.fill(tones[1] ?? '', faced(space, mix(pigment, pigments.lime, 0.3), plane.normal), 0.22)
  art.line(
    lines,
    faced(space, mix(pigment, pigments.darkWood, 0.8), plane.normal, -0.2),
    Math.max(1, plane.scale(width / 2, 0) * 0.016),
    0.6,
  )
}

/** A house with two visible walls and its roof, and its shadow on the ground. */
export const building = (space: Space, spec: Building): void => {
  const { camera, art } = space
  const {
    frame,
    width,
    depth,
    height,
    pigment,
    roof,
    cover = 'tiles',
    rise = 1.5,
    overhang = 0.5,
    stilts = 0,
  } = spec
  const w = width / 2
  const y0 = stilts
  const y1 = stilts + height
  const at = (x: number, y: number, z: number) => place(frame, [x, y, z])
  const way = (x: number, z: number) => place({ x: 0, z: 0, turn: frame.turn }, [x, 0, z])
  const peak = y1 + (roof === 'flat' ? 0.2 : rise)
  const cornersUp: Spot[] = [
    at(-w, y1, 0),
    at(w, y1, 0),
    at(w, y1, depth),
    at(-w, y1, depth),
    at(-w * 0.5, peak, depth / 2),
    at(w * 0.5, peak, depth / 2),
  ]
  const ground = frame.y ?? 0
  groundShadow(
    space,
    castShadow(
      space,
      [...cornersUp, at(-w, 0, 0), at(w, 0, 0), at(w, 0, depth), at(-w, 0, depth)],
      ground,
    ),
    0.55,
  )
  const up: Spot = [0, 1, 0]
  const front = createPlane(camera, at(-w, y0, 0), way(1, 0), up)
  const sees = (x: number, z: number, spot: Spot) => camera.sees(spot, way(x, z))
  const slope = (corners: Slope) =>
    cover === 'tiles'
      ? tiles(space, corners, spec.roofPigment)
      : cover === 'thatch'
        ? thatch(space, corners, spec.roofPigment)
        : panels(space, corners, spec.roofPigment ?? pigments.basalt)
  const o = overhang
  const sag = (o / (roof === 'front-gable' ? w : depth / 2)) * rise
  const eave = y1 - sag
  const flankOn = (x: 1 | -1) => {
    if (!sees(x, 0, at(x * w, y0, depth / 2))) return
    const side =
      x < 0
        ? createPlane(camera, at(-w, y0, depth), way(0, -1), up)
        : createPlane(camera, at(w, y0, 0), way(0, 1), up)
    wall(space, side, depth, height, pigment, {
      foot: spec.foot,
      eave: roof === 'gable' ? 0 : o * 0.8,
    })
    if (roof === 'gable')
      art.fill(
        side.poly([
          [0, height - 0.02],
          [depth, height - 0.02],
          [depth / 2, height + rise],
        ]),
        faced(space, pigment, side.normal, 0.04),
      )
    if (spec.timber) cladding(space, side, depth, height, pigment)
    spec.flank?.(side)
  }
  flankOn(-1)
  flankOn(1)
  wall(space, front, width, height, pigment, {
    foot: spec.foot,
    eave: roof === 'front-gable' ? 0 : o * 1.1,
  })
  if (roof === 'front-gable')
    art.fill(
      front.poly([
        [0, height - 0.02],
        [width, height - 0.02],
        [w, height + rise],
      ]),
      faced(space, pigment, front.normal, 0.02),
    )
  if (spec.timber) cladding(space, front, width, height, pigment)
  spec.front?.(front)
  if (roof === 'flat') {
    const slab = mix(pigment, pigments.lime, 0.5)
    const lip: [Spot, Spot][] = [[at(-w - o, y1, -o), at(w + o, y1, -o)]]
    if (sees(-1, 0, at(-w, y0, 0))) lip.push([at(-w - o, y1, depth + o), at(-w - o, y1, -o)])
    if (sees(1, 0, at(w, y0, 0))) lip.push([at(w + o, y1, -o), at(w + o, y1, depth + o)])
    for (const [a, b] of lip) {
      const plane = createPlane(
        camera,
        a,
        way(a === lip[0]?.[0] ? 1 : 0, a === lip[0]?.[0] ? 0 : 1),
        up,
      )
      art.fill(
        camera.poly([a, b, [b[0], b[1] + 0.3, b[2]], [a[0], a[1] + 0.3, a[2]]]),
        faced(space, slab, plane.normal, 0.1),
      )
    }
    if (camera.eye[1] > y1)
      art.fill(
        camera.poly([
          at(-w - o, y1 + 0.3, -o),
          at(w + o, y1 + 0.3, -o),
          at(w + o, y1 + 0.3, depth + o),
          at(-w - o, y1 + 0.3, depth + o),
        ]),
        faced(space, slab, up),
      )
    return
  }
  if (roof === 'front-gable') {
    const ridgeFront = at(0, peak, -o)
    const ridgeBack = at(0, peak, depth + o)
    const left: Slope = [at(-w - o, eave, depth + o), at(-w - o, eave, -o), ridgeFront, ridgeBack]
    const right: Slope = [at(w + o, eave, -o), at(w + o, eave, depth + o), ridgeBack, ridgeFront]
    if (camera.eye[1] > 0 && sees(-1, 0, at(-w * 0.3, y1, 0))) slope(left)
    if (sees(1, 0, at(w * 0.3, y1, 0))) slope(right)
    const trim = faced(space, pigments.darkWood, front.normal, 0.1)
    art.line(
      camera.line([at(-w - o, eave, -o), ridgeFront, at(w + o, eave, -o)]),
      trim,
      Math.max(3, camera.scale(ridgeFront) * 0.16),
    )
    return
  }
  const inset = roof === 'hip' ? Math.min(depth / 2 + o, w * 0.7) : 0
  const ridge: [Spot, Spot] = [
    at(-w - o + inset, peak, depth / 2),
    at(w + o - inset, peak, depth / 2),
  ]
  if (roof === 'hip') {
    if (sees(-1, 0, at(-w, y1, 0)))
      slope([at(-w - o, eave, depth + o), at(-w - o, eave, -o), ridge[0], ridge[0]])
    if (sees(1, 0, at(w, y1, 0)))
      slope([at(w + o, eave, -o), at(w + o, eave, depth + o), ridge[1], ridge[1]])
  }
  slope([at(-w - o, eave, -o), at(w + o, eave, -o), ridge[1], ridge[0]])
}
