import type { Rgb } from '../colour'
import { lit, litIndoor } from '../palette'
import type { Stage } from '../stage'
import type { Point } from '../svg'
import { polygon } from '../svg'
import type { Camera, Spot } from './camera'
import { unit } from './plane'

/** A stage with a viewer standing in it. */
export type Space = Stage & { camera: Camera; indoors: boolean; sunward: Spot }

export const sunwardOf = (stage: Stage): Spot =>
  unit([stage.side * 0.85, stage.light.elevation, -0.45])

/** Colour of a face by where it looks. */
export const faced = (space: Space, pigment: Rgb, normal: Spot, add = 0): Rgb => {
  const s = space.sunward
  const dot = normal[0] * s[0] + normal[1] * s[1] + normal[2] * s[2]
  const k = Math.max(0, Math.min(1, 0.42 + 0.58 * dot + add))
  return space.indoors
    ? litIndoor(space.light, pigment, Math.max(0, Math.min(1, 0.5 + 0.5 * dot + add)))
    : lit(space.light, pigment, k)
}

type Box = readonly [x0: number, x1: number, y0: number, y1: number, z0: number, z1: number]

/** Where a piece of furniture stands and how it is turned (radians around the vertical). */
export type Frame = { x: number; y?: number; z: number; turn?: number }

export const place = (frame: Frame, [x, y, z]: Spot): Spot => {
  const c = Math.cos(frame.turn ?? 0)
  const s = Math.sin(frame.turn ?? 0)
  return [frame.x + x * c + z * s, (frame.y ?? 0) + y, frame.z - x * s + z * c]
}

/** A box with each visible face shaded by its direction; `round` softens its corners (metres). */
export const box = (
  space: Space,
  frame: Frame,
  [x0, x1, y0, y1, z0, z1]: Box,
  pigment: Rgb,
  options: { round?: number; add?: number; far?: number } = {},
): void => {
  const { art, camera } = space
  const faces: [Spot[], Spot][] = [
    [
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      [0, 0, 1],
    ],
    [
      [
        [x0, y0, z0],
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y0, z0],
      ],
      [0, -1, 0],
    ],
    [
      [
        [x0, y0, z0],
        [x0, y0, z1],
        [x0, y1, z1],
        [x0, y1, z0],
      ],
      [-1, 0, 0],
    ],
    [
      [
        [x1, y0, z0],
        [x1, y0, z1],
        [x1, y1, z1],
        [x1, y1, z0],
      ],
      [1, 0, 0],
    ],
    [
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      [0, 0, -1],
    ],
    [
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      [0, 1, 0],
    ],
  ]
  for (const [corners, direction] of faces) {
    const spots = corners.map((corner) => place(frame, corner))
    const normal = place({ x: 0, z: 0, turn: frame.turn }, direction)
    const first = spots[0]
    if (!first || !camera.sees(first, normal)) continue
    const d = camera.poly(spots)
    const top = faced(space, pigment, normal, (options.add ?? 0) + 0.05)
    const foot = faced(space, pigment, normal, (options.add ?? 0) - 0.14)
    const paint =
      direction[1] === 0
        ? art.linear(camera.at(spots[2] ?? first), camera.at(spots[1] ?? first), [
            [0, top],
            [1, foot],
          ])
        : faced(space, pigment, normal, options.add)
    art.fill(d, paint)
    if (options.round) art.line(d, paint, options.round * camera.scale(first))
  }
}

export type Piece = readonly [box: Box, pigment: Rgb, options?: Parameters<typeof box>[4]]

/** Boxes of one thing, the farthest drawn first, so that it may be turned any way. */
export const boxes = (space: Space, frame: Frame, pieces: readonly Piece[]): void => {
  const distance = ([[x0, x1, y0, y1, z0, z1]]: Piece) => {
    const [x, y, z] = place(frame, [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2])
    const [ex, ey, ez] = space.camera.eye
    return Math.hypot(x - ex, (y - ey) * 0.6, z - ez)
  }
  for (const [shape, pigment, options] of [...pieces].sort((a, b) => distance(b) - distance(a)))
    box(space, frame, shape, pigment, options)
}

/** Outline around spots on the ground, as the hull of their shadows. */
export const hull = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const turn = (o: Point, a: Point, b: Point) =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
  const half = (list: Point[]) => {
    const out: Point[] = []
    for (const p of list) {
      while (out.length > 1 && turn(out[out.length - 2] ?? p, out[out.length - 1] ?? p, p) <= 0)
        out.pop()
      out.push(p)
    }
    return out.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

/** Shadow that spots throw on the ground, as spots at height `ground`. */
export const castShadow = (space: Space, spots: readonly Spot[], ground = 0): Spot[] => {
  const [sx, sy, sz] = space.sunward
  const flat = spots.map(([x, y, z]): Point => {
    const t = (y - ground) / Math.max(sy, 0.12)
    return [x - sx * t, z - sz * t]
  })
  return hull(flat).map(([x, z]): Spot => [x, ground, z])
}

/** A dark pool under a thing that stands on the floor. */
export const contact = (space: Space, spots: readonly Spot[], strength = 0.35): void => {
  const { art, camera } = space
  const points = spots.map(camera.at)
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const cx = (Math.min(...xs) + Math.max(...xs)) / 2
  const cy = (Math.min(...ys) + Math.max(...ys)) / 2
  const rx = ((Math.max(...xs) - Math.min(...xs)) / 2) * 1.22
  const ry = Math.max(((Math.max(...ys) - Math.min(...ys)) / 2) * 1.35, rx * 0.06)
  const dark: Rgb = [30, 20, 28]
  art.fill(
    polygon([
      [cx - rx, cy - ry],
      [cx + rx, cy - ry],
      [cx + rx, cy + ry],
      [cx - rx, cy + ry],
    ]),
    art.radial(
      [cx, cy],
      rx,
      [
        [0, dark, strength],
        [0.6, dark, strength * 0.75],
        [1, dark, 0],
      ],
      ry / rx,
    ),
  )
}
