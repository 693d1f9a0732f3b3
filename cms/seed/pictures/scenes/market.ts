import { mix, rgb, type Rgb } from '../colour'
import type { Spot } from '../kit/camera'
import { box, castShadow, faced, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { cobbles, groundShadow } from '../parts/ground'
import { type Stage } from '../stage'
import { ellipse } from '../svg'
import { openAir } from './open-air'
import { houseRow } from './street-parts'

const awnings = [
  rgb('#c9452f'),
  rgb('#1f7a68'),
  rgb('#e0a030'),
  rgb('#2d5f8a'),
  rgb('#a72a72'),
] as const

const produce = [
  rgb('#d8402f'),
  rgb('#f0a52b'),
  rgb('#8db852'),
  rgb('#e9d15b'),
  rgb('#7a3f8f'),
  rgb('#e06a2b'),
] as const

/** A market in a highland square: awnings, baskets and heaps of fruit before painted houses. */
export const market = (stage: Stage): void => {
  const { rnd } = stage
  const space = openAir(stage, { horizon: 0.5, eye: 2.3, yaw: rnd.range(-0.08, 0.08) })
  backdrop(stage, stage.height * 0.5, stage.setting === 'city' ? 'colonial' : stage.setting, {
    tall: 1.2,
  })
  cobbles(space, [-16, 16, 0, 50])
  houseRow(space, -13, 12, 44)
  houseRow(space, 13, 12, 44)
  for (const z of [24, 17, 11.5, 7.4]) {
    const lanes = z > 12 ? [-7.4, -2.6, 2.6, 7.4] : [-4.6, 4.6]
    for (const x of lanes) stall(space, x + rnd.range(-0.3, 0.3), z)
  }
  for (const x of [-2.1, 1.9]) basket(space, x, rnd.range(4.2, 4.8), 0.55)
}

const stall = (space: Space, x: number, z: number): void => {
  const { rnd, art, camera } = space
  const w = rnd.range(1.5, 1.9)
  const d = 2.2
  const cloth = rnd.pick(awnings)
  groundShadow(
    space,
    castShadow(space, [
      [x - w, 2.5, z - d / 2],
      [x + w, 2.5, z - d / 2],
      [x + w, 2.9, z + d / 2],
      [x - w, 2.9, z + d / 2],
    ]),
    0.5,
  )
  for (const px of [-w + 0.1, w - 0.1])
    box(space, { x: x + px, z: z + d / 2 }, [-0.05, 0.05, 0, 2.9, 0, 0.1], pigments.darkWood)
  box(space, { x, z }, [-w * 0.9, w * 0.9, 0, 0.75, -0.5, 0.5], mix(cloth, pigments.linen, 0.55))
  heaps(space, x, z, w)
  for (const px of [-w + 0.1, w - 0.1])
    box(space, { x: x + px, z: z - d / 2 }, [-0.05, 0.05, 0, 2.45, 0, 0.1], pigments.wood)
  const stripes = 8
  for (let i = 0; i < stripes; i++) {
    const x0 = x - w * 1.1 + (i / stripes) * w * 2.2
    const x1 = x0 + (w * 2.2) / stripes
    const corners: Spot[] = [
      [x0, 2.45, z - d / 2 - 0.25],
      [x1, 2.45, z - d / 2 - 0.25],
      [x1, 2.95, z + d / 2],
      [x0, 2.95, z + d / 2],
    ]
    const colour = i % 2 ? pigments.linen : cloth
    art.fill(camera.poly(corners), faced(space, colour, [0, 0.9, -0.4], 0.05))
    const hem: Spot[] = [
      [x0, 2.45, z - d / 2 - 0.25],
      [x1, 2.45, z - d / 2 - 0.25],
      [(x0 + x1) / 2, 2.2, z - d / 2 - 0.25],
    ]
    art.fill(camera.poly(hem), faced(space, colour, [0, 0, -1], -0.05))
  }
}

/** Pyramids of fruit in a row on a table. */
const heaps = (space: Space, x: number, z: number, w: number): void => {
  const count = 3
  for (let i = 0; i < count; i++) {
    const at = x - w * 0.6 + (i / (count - 1)) * w * 1.2
    heap(space, [at, 0.78, z - 0.35], 0.34, space.rnd.pick(produce))
  }
}

const heap = (space: Space, spot: Spot, radius: number, pigment: Rgb): void => {
  const { art, camera, rnd, side } = space
  const s = camera.scale(spot) * radius
  const [cx, cy] = camera.at(spot)
  for (const [row, fruits] of [5, 4, 3, 2].entries())
    for (let k = 0; k < fruits; k++) {
      const px = cx + ((k + 0.5) / fruits - 0.5) * s * (2.1 - row * 0.42)
      const py = cy - s * (0.16 + row * 0.3)
      const r = s * 0.27
      const tone = mix(pigment, pigments.maize, rnd.range(0, 0.18))
      art.fill(ellipse(px, py, r), faced(space, tone, [0, 0.2, -1], -0.12))
      art.fill(
        ellipse(px + side * r * 0.25, py - r * 0.28, r * 0.55),
        faced(space, mix(tone, pigments.white, 0.18), [0, 0.7, -0.6], 0.15),
      )
    }
}

const basket = (space: Space, x: number, z: number, radius: number): void => {
  const { art, camera, rnd } = space
  const top = camera.at([x, 0.55, z])
  const foot = camera.at([x, 0, z])
  const s = camera.scale([x, 0.3, z]) * radius
  const rim = s * 0.34
  art.fill(
    `M${top[0] - s} ${top[1]}L${foot[0] - s * 0.78} ${foot[1]}A${s * 0.78} ${rim} 0 0 0 ${foot[0] + s * 0.78} ${foot[1]}L${top[0] + s} ${top[1]}Z`,
    art.linear(
      [top[0] - s, 0],
      [top[0] + s, 0],
      [
        [0, faced(space, pigments.clay, [-1, 0, -0.3])],
        [0.5, faced(space, pigments.paleWood, [0, 0, -1], 0.1)],
        [1, faced(space, pigments.clay, [1, 0, -0.3])],
      ],
    ),
  )
  for (const share of [0.25, 0.5, 0.75])
    art.line(
      `M${top[0] - s * (1 - share * 0.2)} ${top[1] + (foot[1] - top[1]) * share}A${s} ${rim} 0 0 0 ${top[0] + s * (1 - share * 0.2)} ${top[1] + (foot[1] - top[1]) * share}`,
      faced(space, pigments.wood, [0, 0, -1]),
      s * 0.05,
      0.6,
    )
  art.fill(ellipse(top[0], top[1], s, rim), faced(space, pigments.darkWood, [0, 1, 0]))
  heap(space, [x, 0.52, z - 0.05], radius * 0.92, rnd.pick(produce))
}
