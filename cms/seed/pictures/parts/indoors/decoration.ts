import { rgb } from '../../colour'
import { type Spot } from '../../kit/camera'
import { drum } from '../../kit/drum'
import { type Plane } from '../../kit/plane'
import { contact, faced, type Space } from '../../kit/solid'
import { pigments } from '../../palette'
import { clump } from '../foliage'
import { fan } from '../trees'
import { type Room } from './room'
import { weave } from './textile'

/** A framed poster: a volcano before a sun, or bands of a weave. */
export const picture = (
  space: Space,
  plane: Plane,
  [a0, b0, a1, b1]: readonly [number, number, number, number],
): void => {
  const { art, rnd } = space
  art.fill(plane.rect(a0 + 0.03, b0 - 0.05, a1 + 0.05, b1 - 0.03), rgb('#24161c'), 0.25)
  art.fill(
    plane.rect(a0, b0, a1, b1, 0.01),
    faced(space, rnd.pick([pigments.darkWood, pigments.paleWood, pigments.iron]), plane.normal),
  )
  const w = a1 - a0
  const h = b1 - b0
  const m = 0.05
  art.fill(
    plane.rect(a0 + m, b0 + m, a1 - m, b1 - m, 0.01),
    faced(space, pigments.linen, plane.normal, 0.1),
  )
  if (rnd.chance(0.35)) {
    weave(
      { ...space, rnd: rnd.fork('frame') },
      plane,
      [a0 + 0.1, b0 + 0.1, a1 - 0.1, b1 - 0.1],
      undefined,
      7,
    )
    return
  }
  const inner = plane.rect(a0 + 0.1, b0 + 0.1, a1 - 0.1, b1 - 0.1, 0.01)
  const sky = rnd.pick([pigments.maize, pigments.rose, pigments.sky, pigments.apricot])
  art.fill(inner, faced(space, sky, plane.normal, 0.1))
  art.clip(inner, () => {
    const [sx, sy] = plane.at(a0 + w * rnd.range(0.35, 0.65), b0 + h * 0.68)
    const r = plane.scale(a0, b0) * Math.min(w, h) * 0.13
    art.fill(
      `M${sx - r} ${sy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
      faced(
        space,
        rnd.pick([pigments.terracotta, pigments.white, pigments.bougainvillea]),
        plane.normal,
      ),
    )
    const cx = a0 + w * rnd.range(0.35, 0.65)
    art.fill(
      plane.poly(
        [
          [a0, b0 + h * 0.25],
          [cx - w * 0.07, b0 + h * 0.62],
          [cx + w * 0.07, b0 + h * 0.62],
          [a1, b0 + h * 0.25],
        ],
        0.01,
      ),
      faced(space, rnd.pick([pigments.jade, pigments.indigo, pigments.basalt]), plane.normal),
    )
    art.fill(
      plane.rect(a0, b0, a1, b0 + h * 0.34, 0.01),
      faced(space, rnd.pick([pigments.deepLeaf, pigments.brick, pigments.ochre]), plane.normal),
    )
  })
}

/** A plant in a basket or pot that stands on the floor. */
export const housePlant = (room: Room, x: number, z: number, size: number): void => {
  const { camera, rnd } = room
  contact(
    room,
    [
      [x - 0.25, 0, z - 0.2],
      [x + 0.3, 0, z + 0.2],
    ],
    0.4,
  )
  const skin = rnd.pick([
    pigments.thatch,
    pigments.tile,
    pigments.jade,
    pigments.linen,
    pigments.indigo,
  ])
  const [sx, sy] = camera.at([x, size * 0.3, z])
  const s = camera.scale([x, 0, z]) * size
  fan(room, sx, sy, s * 0.78, { belly: rnd.range(0.16, 0.3), count: 11, spread: 2.3 })
  drum(room, [x, 0, z], [0, size * 0.34], [size * 0.13, size * 0.19], skin)
  if (rnd.chance(0.3)) clump(room, { x: sx, y: sy - s * 0.06, rx: s * 0.16, ry: s * 0.1 })
}

/** Flowers in a vase on a table. */
export const vase = (space: Space, [x, y, z]: Spot, size = 0.3): void => {
  const { camera, rnd } = space
  drum(
    space,
    [x, y, z],
    [y, y + size * 0.6],
    [size * 0.24, size * 0.15],
    rnd.pick([pigments.jade, pigments.indigo, pigments.lime, pigments.terracotta]),
  )
  const [sx, sy] = camera.at([x, y + size * 0.9, z])
  const s = camera.scale([x, y, z]) * size
  clump(space, {
    x: sx,
    y: sy,
    rx: s * 0.5,
    ry: s * 0.42,
    bright: rnd.pick([pigments.bougainvillea, rgb('#f0a030'), rgb('#f6ead8'), rgb('#d9483b')]),
    leaf: Math.max(6, s * 0.16),
    density: 0.7,
  })
}
