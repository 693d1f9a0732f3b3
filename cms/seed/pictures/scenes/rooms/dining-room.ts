import { mix, rgb } from '../../colour'
import { drum } from '../../kit/drum'
import { box } from '../../kit/solid'
import { pigments } from '../../palette'
import { housePlant, vase } from '../../parts/indoors/decoration'
import { chair, chest, table } from '../../parts/indoors/furniture'
import { pendant } from '../../parts/indoors/lamp'
import { outlook, sideWindow } from '../../parts/indoors/outlook'
import { buildRoom } from '../../parts/indoors/room'
import { type Stage } from '../../stage'

export const diningRoom = (stage: Stage): void => {
  const { rnd } = stage
  const room = buildRoom(stage, { half: rnd.range(2.9, 3.3) })
  const { half, depth, windowSide } = room
  const c = half + windowSide * 0.3
  outlook(room, [c - 1.5, 0.1, c + 1.5, 2.5], {
    columns: rnd.int(2, 4),
    rows: rnd.int(1, 3),
    arch: stage.setting === 'colonial' && rnd.chance(0.6),
    curtains: rnd.chance(0.5) ? undefined : false,
  })
  sideWindow(room, depth - 3.5, depth - 1.8, 0.6, 2.35)
  chest(
    room,
    { x: -windowSide * (half - 0.6), z: depth - 0.6 },
    [1.05, 0.45, 0.9],
    pigments.wood,
    3,
  )
  vase(room, [-windowSide * (half - 0.6), 0.94, depth - 0.4], 0.42)
  housePlant(room, windowSide * (half - 0.45), depth - 0.6, 1.4)
  const wood = rnd.pick([pigments.wood, pigments.darkWood, pigments.paleWood])
  const z = depth - 3.3
  const length = 1.9
  for (const dz of [1.45, 0.5])
    for (const x of [-1, 1] as const) chair(room, { x: x * 0.78, z: z + dz, turn: x * 1.57 }, wood)
  chair(room, { x: 0, z: z + length + 0.28 }, wood)
  table(room, { x: 0, z }, [1.1, length, 0.76], wood)
  box(
    room,
    { x: 0, z },
    [-0.18, 0.18, 0.762, 0.768, 0.02, length - 0.02],
    rgb(stage.traits.textile),
  )
  for (const dz of [0.4, 1.1, 1.7])
    for (const x of [-0.36, 0.36]) {
      drum(
        room,
        [x, 0, z + dz],
        [0.762, 0.78],
        [0.11, 0.14],
        rnd.pick([pigments.lime, pigments.jade, pigments.sky]),
      )
      drum(
        room,
        [x * 0.55, 0, z + dz + 0.12],
        [0.762, 0.86],
        [0.028, 0.034],
        mix(pigments.sky, pigments.white, 0.5),
      )
    }
  vase(room, [0, 0.77, z + 0.9], 0.34)
  for (const dz of [0.45, 1.45]) pendant(room, [0, 1.75, z + dz], room.tall, 0.27)
  chair(room, { x: -0.3, z: z - 0.32, turn: Math.PI + 0.2 }, wood)
}
