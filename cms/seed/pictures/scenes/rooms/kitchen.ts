import { mix, rgb } from '../../colour'
import { drum } from '../../kit/drum'
import { box, contact, faced } from '../../kit/solid'
import { pigments } from '../../palette'
import { housePlant, vase } from '../../parts/indoors/decoration'
import { glazed } from '../../parts/indoors/glazed-tiles'
import { pendant } from '../../parts/indoors/lamp'
import { outlook, sideWindow } from '../../parts/indoors/outlook'
import { buildRoom } from '../../parts/indoors/room'
import { type Stage } from '../../stage'

export const kitchen = (stage: Stage): void => {
  const { rnd, art } = stage
  const room = buildRoom(stage, { half: rnd.range(2.7, 3.1), depth: rnd.range(5, 5.6) })
  const { half, depth, windowSide, back } = room
  const away = -windowSide
  sideWindow(room, depth - 3.2, depth - 1.7, 0.95, 2.25)
  const hue = rnd.pick([
    pigments.indigo,
    pigments.jade,
    pigments.terracotta,
    pigments.ochre,
    rgb('#4f86a8'),
  ])
  glazed(room, back, [0.02, 0.9, half * 2 - 0.02, 1.55], 0.16, hue)
  const c = half + windowSide * rnd.range(0.3, 0.7)
  outlook(room, [c - 0.7, 1.15, c + 0.7, 2.25], {
    columns: 2,
    rows: 2,
    curtains: false,
    arch: rnd.chance(0.4),
  })
  const front = rnd.pick([
    mix(pigments.jade, pigments.lime, 0.15),
    pigments.wood,
    pigments.paleWood,
    mix(pigments.indigo, pigments.lime, 0.15),
    pigments.lime,
    mix(pigments.terracotta, pigments.clay, 0.2),
  ])
  const top = rnd.pick([pigments.stone, pigments.paleWood, pigments.tile, pigments.concrete])
  box(room, { x: 0, z: depth - 0.62 }, [-half + 0.01, half - 0.01, 0.08, 0.88, 0, 0.62], front)
  for (let i = 0; i < 7; i++) {
    const a = ((half * 2 - 0.1) / 7) * i + 0.06
    const w = (half * 2 - 0.1) / 7 - 0.05
    art.line(
      back.rect(a, 0.14, a + w, 0.62, 0.625),
      faced(room, mix(front, pigments.darkWood, 0.5), back.normal),
      2,
      0.7,
    )
    art.line(
      back.rect(a, 0.66, a + w, 0.84, 0.625),
      faced(room, mix(front, pigments.darkWood, 0.5), back.normal),
      2,
      0.7,
    )
    art.line(
      back.line(
        [
          [a + w * 0.4, 0.75],
          [a + w * 0.6, 0.75],
        ],
        0.63,
      ),
      faced(room, pigments.ochre, back.normal, 0.2),
      4,
    )
  }
  box(room, { x: 0, z: depth - 0.66 }, [-half + 0.01, half - 0.01, 0.88, 0.94, 0, 0.66], top)
  const stove = away * (half - 1.2)
  box(room, { x: stove, z: depth - 0.665 }, [-0.42, 0.42, 0.1, 0.9, 0, 0.02], pigments.iron)
  box(room, { x: stove, z: depth - 0.6 }, [-0.4, 0.4, 0.94, 0.96, 0, 0.5], pigments.iron)
  box(room, { x: stove, z: depth - 0.5 }, [-0.5, 0.5, 1.75, 1.9, 0, 0.5], pigments.wood)
  box(
    room,
    { x: stove, z: depth - 0.4 },
    [-0.4, 0.4, 1.9, room.tall, 0.05, 0.4],
    mix(room.walls, pigments.lime, 0.4),
  )
  drum(room, [stove - 0.2, 0, depth - 0.35], [0.96, 1.16], [0.13, 0.15], pigments.terracotta)
  drum(
    room,
    [stove + 0.2, 0, depth - 0.35],
    [0.96, 1.1],
    [0.14, 0.15],
    rnd.pick([pigments.indigo, pigments.iron, pigments.ochre]),
  )
  const [sinkX] = [c - half]
  box(
    room,
    { x: sinkX, z: depth - 0.6 },
    [-0.34, 0.34, 0.935, 0.945, 0.08, 0.5],
    mix(pigments.stone, pigments.sky, 0.3),
    { add: -0.2 },
  )
  art.line(
    room.camera.line([
      [sinkX, 0.94, depth - 0.12],
      [sinkX, 1.22, depth - 0.12],
      [sinkX, 1.22, depth - 0.32],
      [sinkX, 1.16, depth - 0.34],
    ]),
    faced(room, pigments.ochre, back.normal, 0.1),
    7,
  )
  for (const b of [1.72, 2.12]) {
    const a0 = half + away * 0.55
    const a1 = half + away * -0.35
    const lo = Math.min(a0, a1)
    const hi = Math.max(a0, a1)
    if (Math.abs(lo - c) < 1.1 || Math.abs(hi - c) < 1.1) continue
    art.fill(back.rect(lo, b, hi, b + 0.05, 0.25), faced(room, pigments.wood, back.normal))
    for (let a = lo + 0.1; a < hi - 0.1; a += 0.17)
      drum(
        room,
        [a - half, 0, depth - 0.14],
        [b + 0.05, b + 0.05 + rnd.range(0.1, 0.2)],
        [0.06, 0.065],
        rnd.pick([pigments.terracotta, pigments.jade, pigments.lime, pigments.ochre, pigments.sky]),
      )
  }
  drum(room, [away * 0.1, 0, depth - 0.32], [0.94, 1.2], [0.09, 0.11], pigments.clay)
  vase(room, [sinkX + windowSide * 0.75, 0.94, depth - 0.3], 0.34)
  drum(room, [away * 0.45, 0, depth - 0.4], [0.94, 1.02], [0.12, 0.2], pigments.wood)
  for (const [dx, tone] of [
    [-0.08, '#e0a030'],
    [0.06, '#c9483b'],
    [0, '#8db852'],
  ] as const)
    drum(room, [away * 0.45 + dx, 0, depth - 0.4], [1.0, 1.1], [0.07, 0.04], rgb(tone))
  const islandZ = depth - 2.9
  contact(
    room,
    [
      [-1.2, 0, islandZ],
      [1.2, 0, islandZ + 0.8],
    ],
    0.5,
  )
  const ix = rnd.range(-0.2, 0.2)
  box(
    room,
    { x: ix, z: islandZ },
    [-1.1, 1.1, 0.05, 0.86, 0, 0.75],
    rnd.chance(0.5) ? front : pigments.wood,
  )
  for (let i = 0; i < 4; i++)
    art.line(
      room.camera.poly([
        [ix - 1.05 + i * 0.53, 0.14, islandZ - 0.002],
        [ix - 0.58 + i * 0.53, 0.14, islandZ - 0.002],
        [ix - 0.58 + i * 0.53, 0.8, islandZ - 0.002],
        [ix - 1.05 + i * 0.53, 0.8, islandZ - 0.002],
      ]),
      faced(room, pigments.darkWood, back.normal),
      2,
      0.5,
    )
  box(room, { x: ix, z: islandZ }, [-1.2, 1.2, 0.86, 0.93, -0.08, 0.83], top, { add: 0.05 })
  drum(room, [ix - 0.5, 0, islandZ + 0.4], [0.93, 1.03], [0.13, 0.22], pigments.terracotta)
  for (const [dx, tone] of [
    [-0.1, '#e6a53a'],
    [0.08, '#d2553a'],
    [0, '#a9bf4a'],
    [-0.02, '#e9c55a'],
  ] as const)
    drum(room, [ix - 0.5 + dx, 0, islandZ + 0.4], [1.0, 1.12], [0.075, 0.04], rgb(tone))
  vase(room, [ix + 0.55, 0.93, islandZ + 0.4], 0.36)
  for (const dx of [-0.6, 0.6]) {
    const x = ix + dx
    for (const k of [-0.13, 0.1])
      box(room, { x, z: islandZ - 0.5 }, [k, k + 0.035, 0, 0.64, -0.1, -0.07], pigments.darkWood)
    for (const k of [-0.13, 0.1])
      box(room, { x, z: islandZ - 0.5 }, [k, k + 0.035, 0, 0.64, 0.12, 0.15], pigments.darkWood)
    drum(
      room,
      [x, 0, islandZ - 0.48],
      [0.63, 0.69],
      [0.2, 0.21],
      mix(pigments.thatch, pigments.sand, 0.3),
    )
  }
  for (const dx of [-0.55, 0.55]) pendant(room, [ix + dx, 1.95, islandZ + 0.4], room.tall, 0.25)
  housePlant(room, away * (half - 0.35), depth - 2.2, 1.1)
}
