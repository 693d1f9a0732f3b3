import { mix, rgb } from '../../colour'
import { pigments } from '../../palette'
import { bed } from '../../parts/indoors/bed'
import { housePlant, picture } from '../../parts/indoors/decoration'
import { chest } from '../../parts/indoors/furniture'
import { pendant, tableLamp } from '../../parts/indoors/lamp'
import { outlook, sideWindow } from '../../parts/indoors/outlook'
import { buildRoom, type Room } from '../../parts/indoors/room'
import { rug, sofa } from '../../parts/indoors/sofa'
import { type Stage } from '../../stage'

const bedside = (room: Room, x: number, z: number) => {
  chest(
    room,
    { x, z },
    [0.5, 0.42, 0.56],
    room.rnd.pick([pigments.wood, pigments.paleWood, pigments.darkWood]),
  )
  tableLamp(room, [x, 0.6, z + 0.2], 0.52)
}

/** Pictures or a woven piece over the head of a bed. */
const overBed = (room: Room, centre: number) => {
  const { rnd, back } = room
  const style = rnd.int(0, 2)
  if (style === 0) picture(room, back, [centre - 0.55, 1.65, centre + 0.55, 2.4])
  else if (style === 1)
    for (const k of [-0.62, 0.1]) picture(room, back, [centre + k, 1.65, centre + k + 0.52, 2.35])
  else
    for (const k of [-0.85, -0.25, 0.35])
      picture(room, back, [centre + k, 1.7, centre + k + 0.48, 2.2])
}

export const bedroom = (stage: Stage): void => {
  const { rnd } = stage
  const room = buildRoom(stage)
  const { half, depth, windowSide } = room
  const bedX = -windowSide * rnd.range(0.3, 0.7)
  const window = rnd.chance(0.7)
  sideWindow(room, depth - 3.3, depth - 1.5, 0.55, 2.35)
  if (window) {
    const c = half + windowSide * (half - 1.15)
    outlook(room, [c - 0.62, 0.75, c + 0.62, 2.3], {
      arch: rnd.chance(0.35),
      rows: 3,
      curtains: rnd.pick([pigments.linen, mix(rgb(stage.traits.textile), pigments.linen, 0.55)]),
    })
  }
  overBed(room, bedX + half)
  rug(
    room,
    { x: bedX + windowSide * 0.2, z: depth - 3.6 },
    2.9,
    1.9,
    rnd.pick([undefined, pigments.terracotta, pigments.indigo]),
  )
  const foot = depth - 2.25
  bedside(room, bedX - 1.25, depth - 0.55)
  bedside(room, bedX + 1.25, depth - 0.55)
  bed(room, { x: bedX, z: foot }, 1.75, {
    posts: rnd.chance(0.45) && stage.setting !== 'city',
    wood: rnd.pick([pigments.wood, pigments.darkWood, pigments.paleWood]),
    net: stage.setting === 'forest' || (stage.setting === 'coast' && rnd.chance(0.5)),
  })
  if (rnd.chance(0.6)) chest(room, { x: bedX, z: foot - 0.62 }, [1.3, 0.42, 0.42], pigments.wood, 1)
  else
    sofa(
      room,
      { x: -windowSide * (half - 0.7), z: depth - 3.4, turn: windowSide * 0.7 },
      0.95,
      rnd.pick([pigments.sage, pigments.terracotta, pigments.indigo, pigments.ochre]),
    )
  housePlant(room, windowSide * (half - 0.5), depth - 0.9, rnd.range(1.1, 1.5))
  if (rnd.chance(0.5)) pendant(room, [bedX, 2.3, depth - 2], room.tall, 0.34)
}

export const bedroomTwin = (stage: Stage): void => {
  const { rnd } = stage
  const room = buildRoom(stage)
  const { half, depth, windowSide } = room
  outlook(room, [half - 0.6, 0.95, half + 0.6, 2.35], {
    arch: rnd.chance(0.4),
    rows: 3,
    columns: 2,
  })
  sideWindow(room, depth - 3.2, depth - 1.9)
  const wood = rnd.pick([pigments.wood, pigments.paleWood, pigments.darkWood])
  rug(room, { x: 0, z: depth - 3 }, 1.1, 2)
  bedside(room, 0, depth - 0.55)
  for (const k of [-1, 1] as const) {
    picture(room, room.back, [half + k * 1.75 - 0.3, 1.6, half + k * 1.75 + 0.3, 2.25])
    bed(room, { x: k * 1.35, z: depth - 2.2 }, 1.15, {
      wood,
      textile:
        k < 0
          ? rgb(stage.traits.textile)
          : rnd.pick([rgb(stage.traits.textile), pigments.indigo, pigments.jade]),
      net: stage.setting === 'forest',
    })
  }
  housePlant(room, -windowSide * (half - 0.45), depth - 2.9, 1.2)
  if (rnd.chance(0.6)) pendant(room, [0, 2.35, depth - 2.2], room.tall, 0.3)
}

export const bedroomLoft = (stage: Stage): void => {
  const { rnd } = stage
  const room = buildRoom(stage, { gable: true, tall: 2, half: 3.1, floor: 'boards' })
  const { half, depth, windowSide } = room
  outlook(room, [half - 0.95, 0.9, half + 0.95, 2.5], {
    arch: rnd.chance(0.6),
    rows: 2,
    columns: 3,
    curtains: false,
  })
  sideWindow(room, depth - 3.2, depth - 2, 0.7, 1.7)
  rug(room, { x: 0, z: depth - 3.9 }, 3, 2)
  const bedX = -windowSide * 0.5
  bedside(room, bedX - 1.25, depth - 0.6)
  bedside(room, bedX + 1.25, depth - 0.6)
  bed(room, { x: bedX, z: depth - 2.35 }, 1.75, { wood: pigments.paleWood })
  sofa(
    room,
    { x: windowSide * (half - 0.8), z: depth - 3.2, turn: -windowSide * 0.8 },
    0.9,
    rnd.pick([pigments.ochre, pigments.sage, pigments.terracotta]),
  )
  housePlant(room, -windowSide * (half - 0.5), depth - 1.4, 1)
  pendant(room, [0, 2.3, depth - 2.4], 3.3, 0.32)
}
