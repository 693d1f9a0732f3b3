import { mix } from '../../colour'
import { drum } from '../../kit/drum'
import { pigments } from '../../palette'
import { housePlant, picture, vase } from '../../parts/indoors/decoration'
import { chest, table } from '../../parts/indoors/furniture'
import { hearth } from '../../parts/indoors/hearth'
import { glow, pendant, tableLamp } from '../../parts/indoors/lamp'
import { outlook, sideWindow } from '../../parts/indoors/outlook'
import { buildRoom } from '../../parts/indoors/room'
import { bookshelf } from '../../parts/indoors/shelf'
import { rug, sofa } from '../../parts/indoors/sofa'
import { type Stage } from '../../stage'

export const covers = [
  pigments.linen,
  pigments.sage,
  mix(pigments.terracotta, pigments.clay, 0.3),
  pigments.indigo,
  mix(pigments.jade, pigments.basalt, 0.25),
  mix(pigments.ochre, pigments.clay, 0.25),
] as const

export const livingRoom = (stage: Stage): void => {
  const { rnd } = stage
  const room = buildRoom(stage, { half: rnd.range(3, 3.5), depth: rnd.range(5.8, 6.6) })
  const { half, depth, windowSide } = room
  const wide =
    stage.setting === 'city' ||
    stage.setting === 'lake' ||
    stage.setting === 'coast' ||
    stage.setting === 'forest'
  const c = half + windowSide * rnd.range(0.2, 0.6)
  if (wide) outlook(room, [c - 2, 0.12, c + 2, 2.5], { columns: 4, rows: 1 })
  else
    outlook(room, [c - 0.95, 0.12, c + 0.95, 2.55], { arch: rnd.chance(0.6), columns: 2, rows: 3 })
  sideWindow(room, depth - 3.8, depth - 1.9, 0.3, 2.4)
  const away = -windowSide
  if (!wide) picture(room, room.back, [half + away * 2.1 - 0.5, 1.35, half + away * 2.1 + 0.5, 2.2])
  housePlant(room, windowSide * (half - 0.5), depth - 0.7, rnd.range(1.4, 1.9))
  if (!wide) {
    chest(room, { x: away * (half - 1), z: depth - 0.55 }, [1.3, 0.45, 0.8], pigments.wood, 3)
    tableLamp(room, [away * (half - 0.75), 0.85, depth - 0.3], 0.55)
  } else housePlant(room, away * (half - 0.5), depth - 0.8, 1.2)
  rug(room, { x: 0, z: depth - 4.1 }, 3.6, 2.5)
  const cover = rnd.pick(covers)
  sofa(room, { x: rnd.range(-0.3, 0.3), z: depth - 2 }, rnd.range(2.2, 2.7), cover)
  sofa(
    room,
    { x: away * (half - 0.75), z: depth - 3.2, turn: windowSide * 1.0 },
    0.95,
    rnd.pick(covers),
  )
  table(
    room,
    { x: 0, z: depth - 3.55 },
    [1.2, 0.7, 0.38],
    rnd.pick([pigments.wood, pigments.darkWood, pigments.paleWood]),
  )
  vase(room, [-0.25, 0.39, depth - 3.2], 0.34)
  drum(room, [0.25, 0, depth - 3.3], [0.38, 0.44], [0.14, 0.17], pigments.terracotta)
  pendant(room, [0, 2.25, depth - 3], room.tall, 0.38)
  if (rnd.chance(0.5))
    sofa(
      room,
      { x: windowSide * (half - 0.9), z: depth - 4.4, turn: -windowSide * 2 },
      0.95,
      rnd.pick(covers),
    )
}

export const fireplace = (stage: Stage): void => {
  const { rnd } = stage
  const room = buildRoom(stage, { half: 3, depth: 5.6 })
  const { half, depth, windowSide } = room
  sideWindow(room, depth - 3.4, depth - 1.8, 0.6, 2.3)
  const c = half - windowSide * rnd.range(0, 0.3)
  const w = half + windowSide * (half - 0.95)
  outlook(room, [w - 0.5, 0.9, w + 0.5, 2.25], { rows: 3, arch: rnd.chance(0.4) })
  hearth(room, c)
  bookshelf(room, { x: -windowSide * (half - 0.8), z: depth - 0.42 }, 1.2, 2.1)
  rug(room, { x: c - half, z: depth - 3.6 }, 2.8, 1.9)
  const cover = rnd.pick(covers)
  sofa(room, { x: c - half - 1.5, z: depth - 2.6, turn: 1.0 }, 1, cover)
  sofa(room, { x: c - half + 1.5, z: depth - 2.6, turn: -1.0 }, 1, cover)
  glow(room, [c - half, 0.4, depth - 0.7], 2.4, 0.5)
}
