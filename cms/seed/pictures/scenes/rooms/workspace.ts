import { mix } from '../../colour'
import { box } from '../../kit/solid'
import { pigments } from '../../palette'
import { housePlant, vase } from '../../parts/indoors/decoration'
import { chair, table } from '../../parts/indoors/furniture'
import { pendant, tableLamp } from '../../parts/indoors/lamp'
import { outlook, sideWindow } from '../../parts/indoors/outlook'
import { buildRoom } from '../../parts/indoors/room'
import { bookshelf } from '../../parts/indoors/shelf'
import { rug, sofa } from '../../parts/indoors/sofa'
import { type Stage } from '../../stage'
import { covers } from './living'

export const workspace = (stage: Stage): void => {
  const { rnd } = stage
  const room = buildRoom(stage, { half: 2.6, depth: 4.6 })
  const { half, depth, windowSide } = room
  const c = half + windowSide * 0.35
  outlook(room, [c - 0.95, 0.95, c + 0.95, 2.4], { columns: 3, rows: 2, arch: rnd.chance(0.3) })
  sideWindow(room, depth - 2.8, depth - 1.6)
  bookshelf(room, { x: -windowSide * (half - 0.65), z: depth - 0.4 }, 1.1, 2.2)
  rug(room, { x: c - half, z: depth - 2.4 }, 2.1, 1.5)
  const wood = rnd.pick([pigments.wood, pigments.paleWood, pigments.darkWood])
  table(room, { x: c - half, z: depth - 0.95 }, [1.8, 0.75, 0.75], wood)
  const dx = c - half
  box(room, { x: dx, z: depth - 0.65 }, [-0.22, 0.22, 0.76, 0.775, -0.16, 0.14], pigments.stone)
  box(
    room,
    { x: dx, z: depth - 0.5 },
    [-0.22, 0.22, 0.775, 1.06, 0, 0.012],
    mix(pigments.indigo, pigments.sky, 0.6),
    { add: 0.2 },
  )
  tableLamp(room, [dx - 0.65, 0.76, depth - 0.5], 0.48)
  vase(room, [dx + 0.62, 0.76, depth - 0.5], 0.32)
  for (const [i, tone] of [pigments.terracotta, pigments.jade, pigments.ochre].entries())
    box(
      room,
      { x: dx + 0.36, z: depth - 0.75 },
      [-0.12, 0.12, 0.76 + i * 0.035, 0.79 + i * 0.035, 0, 0.18],
      tone,
    )
  chair(room, { x: dx + 0.1, z: depth - 1.25, turn: Math.PI - 0.25 }, wood)
  sofa(
    room,
    { x: windowSide * (half - 0.7), z: depth - 2.7, turn: -windowSide * 1.2 },
    0.9,
    rnd.pick(covers),
  )
  housePlant(room, windowSide * (half - 0.4), depth - 0.6, 1.3)
  pendant(room, [dx, 2.2, depth - 1.4], room.tall, 0.28)
}
