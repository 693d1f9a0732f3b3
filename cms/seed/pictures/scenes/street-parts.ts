import { mix, type Rgb } from '../colour'
import { createPlane } from '../kit/plane'
import { box, faced, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { cascade } from '../parts/foliage'
import { cobbles, groundShadow } from '../parts/ground'
import { lantern } from '../parts/lantern'
import { door, grilleWindow } from '../parts/opening'
import { paneWindow } from '../parts/pane-window'
import { tiles } from '../parts/roof'
import { wall } from '../parts/wall'

/** The long shadow of the houses on the other side of the street. */
export const streetShadow = (space: Space, z: number) => {
  const { rnd, side } = space
  const roofs: [number, number, number][] = []
  let x = -14
  while (x < 14) {
    const w = rnd.range(1.5, 3.4)
    const d = z * rnd.range(0.3, 0.52)
    roofs.push([x, 0, d], [x + w, 0, d])
    x += w
  }
  groundShadow(space, [[-14 + side, 0, -1], ...roofs, [14, 0, -1]], 0.5)
}

/** One side of a street that runs away from the viewer, house by house. */
export const houseRow = (
  space: Space,
  x: number,
  z0: number,
  z1: number,
  options: { upper?: boolean; palette?: readonly [Rgb, ...Rgb[]] } = {},
) => {
  const { rnd, camera, art } = space
  const colours = options.palette ?? [
    pigments.ochre,
    pigments.lime,
    pigments.terracotta,
    pigments.rose,
    pigments.maize,
    pigments.sky,
    pigments.apricot,
  ]
  const lots: { z: number; w: number; h: number; colour: Rgb }[] = []
  for (let z = z0; z < z1;) {
    const w = rnd.range(4.5, 8)
    lots.push({
      z,
      w,
      h: (options.upper ? 5.2 : 3.6) + rnd.range(-0.4, 0.9),
      colour: rnd.pick(colours),
    })
    z += w
  }
  const inward = x < 0 ? 1 : -1
  for (const { z, w, h, colour } of lots.reverse()) {
    const p = createPlane(camera, [x, 0, z], [0, 0, 1], [0, 1, 0])
    const eaveX = x + inward * 0.55
    wall(space, p, w, h, colour, {
      foot: rnd.chance(0.6) ? mix(colour, pigments.brick, 0.6) : undefined,
      eave: 0.7,
    })
    const at = rnd.range(0.8, 1.3)
    if (rnd.chance(0.45))
      door(space, p, [at, 0.1, at + 1.3, 2.6], { wall: colour, arch: rnd.chance(0.5) })
    else grilleWindow(space, p, [at, 1, at + 1.2, 2.6], colour)
    if (w > 5) grilleWindow(space, p, [w - 2.2, 1, w - 1, 2.6], colour)
    if (options.upper)
      for (const a of [at, w - 2.2])
        paneWindow(space, p, [a, 3.3, a + 1.1, 4.7], { frame: pigments.darkWood, rows: 3 })
    art.fill(
      camera.poly([
        [x, h, z],
        [eaveX, h - 0.12, z],
        [eaveX, h - 0.12, z + w],
        [x, h, z + w],
      ]),
      faced(space, pigments.darkWood, [0, -1, 0]),
    )
    tiles(space, [
      [eaveX, h - 0.1, z + (inward > 0 ? w : 0)],
      [eaveX, h - 0.1, z + (inward > 0 ? 0 : w)],
      [x - inward * 3, h + 1.5, z + (inward > 0 ? 0 : w)],
      [x - inward * 3, h + 1.5, z + (inward > 0 ? w : 0)],
    ])
    if (rnd.chance(0.35)) {
      const [fx, fy] = p.at(w * 0.5, h, 0.4)
      cascade(space, fx, fy, p.scale(w * 0.5, h) * 1.8, p.scale(w * 0.5, h) * 1.3)
    }
    if (rnd.chance(0.5)) lantern(space, p.at(w - 0.4, 2.9, 0.3), p.scale(w, 2.9) * 0.28)
  }
}

export const streetFloor = (space: Space, half: number, z1: number) => {
  const { rnd, side } = space
  cobbles(space, [-half, half, 0, z1])
  for (const x of [-1, 1] as const)
    box(
      space,
      { x: 0, z: 0 },
      x < 0 ? [-half, -half + 0.9, 0, 0.16, 0.6, z1] : [half - 0.9, half, 0, 0.16, 0.6, z1],
      pigments.stone,
    )
  const edge: [number, number, number][] = []
  for (let z = 0.5; z < z1; z += 3)
    edge.push([-side * rnd.range(-0.6, 0.7), 0, z], [-side * rnd.range(-0.4, 0.9), 0, z + 2.4])
  groundShadow(space, [[side * half, 0, 0.5], [side * half, 0, z1], ...edge.reverse()], 0.55)
}
