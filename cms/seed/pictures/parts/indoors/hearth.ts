import { mix, rgb } from '../../colour'
import { archPoints } from '../../kit/plane'
import { box, faced } from '../../kit/solid'
import { pigments } from '../../palette'
import { smooth } from '../../svg'
import { glow } from './lamp'
import { type Room } from './room'

/** A burning fireplace on the back wall around `centre`, with logs and a mantel. */
export const hearth = (room: Room, centre: number): void => {
  const { art, back, rnd, depth, half, camera } = room
  const x = centre - half
  const stone = rnd.chance(0.5)
  const body = stone ? mix(pigments.stone, pigments.sand, 0.3) : pigments.lime
  box(room, { x, z: depth - 0.45 }, [-0.95, 0.95, 0, 1.35, 0, 0.45], body)
  box(
    room,
    { x, z: depth - 0.3 },
    [-0.6, 0.6, 1.35, room.tall, 0, 0.3],
    mix(room.walls, pigments.lime, 0.4),
  )
  box(room, { x, z: depth - 0.52 }, [-1.08, 1.08, 1.35, 1.46, 0, 0.52], pigments.wood)
  box(room, { x, z: depth - 0.95 }, [-1.05, 1.05, 0, 0.1, 0, 0.5], pigments.darkStone)
  const face = {
    poly: (grow: number) =>
      back.poly(
        archPoints(centre - 0.55 - grow, centre + 0.55 + grow, 0.1, 0.62, 0.42 + grow),
        0.451,
      ),
  }
  if (stone) {
    let blocks = ''
    for (let i = 0; i < 34; i++) {
      const a = centre - 0.92 + rnd.range(0, 1.6)
      const b = rnd.range(0.12, 1.15)
      blocks += back.rect(a, b, a + rnd.range(0.14, 0.3), b + rnd.range(0.1, 0.18), 0.451)
    }
    art.clip(back.rect(centre - 0.95, 0.1, centre + 0.95, 1.34, 0.451), () =>
      art.fill(blocks, faced(room, mix(pigments.darkStone, pigments.clay, 0.3), back.normal), 0.4),
    )
  }
  art.fill(face.poly(0.08), faced(room, pigments.brick, back.normal))
  art.fill(face.poly(0), rgb('#1c1214'))
  const [fx, fy] = back.at(centre, 0.16, 0.4)
  const s = back.scale(centre, 0.2)
  art.clip(face.poly(0), () => {
    art.fill(
      face.poly(0),
      art.radial([fx, fy], s * 0.7, [
        [0, rgb('#ff9a3c'), 0.95],
        [0.5, rgb('#b8441f'), 0.6],
        [1, rgb('#3a1a18'), 0.2],
      ]),
    )
    for (const [w, h, colour] of [
      [0.3, 0.52, '#e2541c'],
      [0.22, 0.42, '#f58a24'],
      [0.14, 0.3, '#ffc04a'],
      [0.07, 0.18, '#fff0b4'],
    ] as const) {
      for (const dx of [-0.2, 0.02, 0.22]) {
        const k = 1 - Math.abs(dx) * 1.3
        const x0 = fx + dx * s
        art.fill(
          smooth([
            [x0 - w * s * 0.5, fy],
            [x0 - w * s * 0.42, fy - h * s * 0.35 * k],
            [x0 - w * s * 0.05, fy - h * s * 0.62 * k],
            [x0 + rnd.bell() * 6, fy - h * s * 1.15 * k],
            [x0 + w * s * 0.2, fy - h * s * 0.55 * k],
            [x0 + w * s * 0.46, fy - h * s * 0.3 * k],
            [x0 + w * s * 0.45, fy],
          ]),
          rgb(colour),
          0.92,
        )
      }
    }
    art.line(
      `M${fx - s * 0.34} ${fy - 4}L${fx + s * 0.3} ${fy - s * 0.07}M${fx + s * 0.34} ${fy - 2}L${fx - s * 0.28} ${fy - s * 0.08}`,
      rgb('#3d241b'),
      s * 0.085,
    )
  })
  glow(room, [x, 0.4, depth - 0.5], 1.5, 0.6)
  art.fill(
    camera.poly([
      [x - 0.9, 0.105, depth - 0.96],
      [x + 0.9, 0.105, depth - 0.96],
      [x + 0.6, 0.105, depth - 0.5],
      [x - 0.6, 0.105, depth - 0.5],
    ]),
    rgb('#ff9a4a'),
    0.3,
  )
  for (const [dx, h] of [
    [-0.8, 0.2],
    [-0.62, 0.28],
    [0.7, 0.24],
  ] as const)
    box(
      room,
      { x: x + dx, z: depth - 0.35 },
      [-0.05, 0.05, 1.46, 1.46 + h, 0, 0.1],
      rnd.pick([pigments.jade, pigments.ochre, pigments.indigo, pigments.linen]),
      { round: 0.04 },
    )
  for (let i = 0; i < 4; i++)
    box(
      room,
      { x: x + 1.25, z: depth - 0.6 },
      [-0.16, 0.16, i * 0.13, i * 0.13 + 0.11, 0, 0.34],
      mix(pigments.wood, pigments.paleWood, i % 2 ? 0.4 : 0.1),
      { round: 0.04 },
    )
}
