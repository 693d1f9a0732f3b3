import { mix, rgb } from '../../colour'
import { drum } from '../../kit/drum'
import { box, faced } from '../../kit/solid'
import { pigments } from '../../palette'
import { housePlant, vase } from '../../parts/indoors/decoration'
import { pendant, tableLamp } from '../../parts/indoors/lamp'
import { outlook, sideWindow } from '../../parts/indoors/outlook'
import { buildRoom } from '../../parts/indoors/room'
import { rug, sofa } from '../../parts/indoors/sofa'
import { type Stage } from '../../stage'
import { covers } from './living'

export const reception = (stage: Stage): void => {
  const { rnd, art } = stage
  const room = buildRoom(stage, {
    half: 3.2,
    depth: 5.8,
    walls: rnd.chance(0.6) ? mix(stage.traits.wall.pigment, pigments.lime, 0.3) : undefined,
  })
  const { half, depth, windowSide, back } = room
  sideWindow(room, depth - 3.4, depth - 1.8, 0.3, 2.4)
  const c = half - windowSide * 0.4
  const w = half + windowSide * (half - 0.85)
  outlook(room, [w - 0.6, 0.02, w + 0.6, 2.4], { arch: true, rows: 3, curtains: false })
  art.fill(back.rect(c - 1.3, 1.2, c + 1.3, 2.3), faced(room, pigments.darkWood, back.normal))
  for (let i = 0; i < 8; i++)
    for (let j = 0; j < 3; j++) {
      const a = c - 1.2 + i * 0.3
      const b = 1.28 + j * 0.34
      art.fill(
        back.rect(a, b, a + 0.25, b + 0.28),
        faced(room, mix(pigments.darkWood, rgb('#180f12'), 0.5), back.normal, -0.2),
      )
      if (rnd.chance(0.7)) {
        art.line(
          back.line([
            [a + 0.12, b + 0.22],
            [a + 0.12, b + 0.12],
          ]),
          faced(room, pigments.ochre, back.normal, 0.2),
          3,
        )
        art.fill(
          back.rect(a + 0.08, b + 0.03, a + 0.16, b + 0.12),
          faced(room, rgb(stage.traits.textile), back.normal),
        )
      }
    }
  rug(room, { x: c - half, z: depth - 4.2 }, 2.6, 1.8)
  const x = c - half
  box(room, { x, z: depth - 1.7 }, [-1.5, 1.5, 0, 1.02, 0, 0.6], pigments.wood)
  box(room, { x, z: depth - 1.73 }, [-1.6, 1.6, 1.02, 1.09, -0.06, 0.66], pigments.paleWood)
  for (let i = 0; i < 6; i++)
    box(
      room,
      { x: x - 1.5 + 0.28 + i * 0.5, z: depth - 1.712 },
      [-0.19, 0.19, 0.16, 0.88, 0, 0.01],
      i % 2 ? pigments.indigo : pigments.jade,
    )
  tableLamp(room, [x - 1.2, 1.09, depth - 1.4], 0.55)
  vase(room, [x + 1, 1.09, depth - 1.4], 0.6)
  drum(room, [x - 0.1, 0, depth - 1.5], [1.09, 1.15], [0.07, 0.02], pigments.ochre)
  for (const k of [-0.7, 0.7]) pendant(room, [x + k, 2.25, depth - 1.5], room.tall, 0.26)
  sofa(
    room,
    { x: -windowSide * (half - 0.7), z: depth - 3.6, turn: windowSide * 1.3 },
    1.0,
    rnd.pick(covers),
  )
  housePlant(room, -windowSide * (half - 0.45), depth - 0.7, 1.7)
  housePlant(room, windowSide * (half - 0.35), depth - 2.6, 1.3)
}
