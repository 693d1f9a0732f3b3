import { mix, rgb, type Rgb } from '../../colour'
import { type Spot } from '../../kit/camera'
import { archPoints } from '../../kit/plane'
import { faced } from '../../kit/solid'
import { litIndoor, pigments } from '../../palette'
import { type Point } from '../../svg'
import { backdrop } from '../backdrop'
import { clump } from '../foliage'
import { type Room } from './room'

export type Opening = readonly [a0: number, b0: number, a1: number, b1: number]

/** A window or glass door in the back wall, with the country outside. */
export const outlook = (
  room: Room,
  area: Opening,
  options: {
    arch?: boolean
    columns?: number
    rows?: number
    frame?: Rgb
    curtains?: Rgb | false
    iron?: boolean
  } = {},
): void => {
  const { art, light, back, camera, rnd, width, height } = room
  const [a0, b0, a1, b1] = area
  const {
    columns = 2,
    rows = 2,
    frame = room.setting === 'city' ? pigments.iron : pigments.wood,
  } = options
  const half = (a1 - a0) / 2
  const outline = (grow: number): Point[] =>
    options.arch
      ? archPoints(a0 - grow, a1 + grow, b0 - grow, b1 - half * 0.6, half * 0.6 + grow)
      : [
          [a0 - grow, b0 - grow],
          [a0 - grow, b1 + grow],
          [a1 + grow, b1 + grow],
          [a1 + grow, b0 - grow],
        ]
  const shape = back.poly(outline(0))
  art.fill(
    back.poly(outline(0.12)),
    faced(room, mix(room.walls, pigments.lime, 0.55), back.normal, 0.1),
  )
  art.clip(shape, () => {
    const [x0, y0] = back.at(a0, b1)
    const [x1, y1] = back.at(a1, b0)
    const k = Math.max((x1 - x0) / width, (y1 - y0) / height, 0.3) * 1.12
    const horizon = height * 0.6
    const tx = (x0 + x1) / 2 - (k * width) / 2 + rnd.bell() * 0.04 * width * k
    const ty = camera.horizon - k * horizon + (y1 - y0) * 0.06
    art.within(`translate(${tx.toFixed(1)} ${ty.toFixed(1)}) scale(${k.toFixed(3)})`, () =>
      backdrop(room, horizon, room.setting, { tall: 1.15 }),
    )
    const below = camera.horizon - k * horizon + k * height
    if (below < y1 + 4)
      art.fill(`M${x0} ${below - 4}H${x1}V${y1 + 6}H${x0}Z`, litIndoor(light, pigments.leaf, 0.4))
    for (let i = 0; i < 4; i++)
      clump(room, {
        x: x0 + (x1 - x0) * rnd.range(-0.05, 1.05),
        y: y1 - rnd.range(-10, 16),
        rx: (x1 - x0) * 0.17,
        ry: (y1 - y0) * 0.14,
        density: 0.8,
        ...(rnd.chance(0.4) ? { bright: pigments.bougainvillea } : {}),
      })
    art.fill(shape, light.disc, light.time === 'dusk' ? 0.02 : 0.13)
  })
  const depth = 0.16
  const tone = faced(room, frame, back.normal, -0.05)
  const s = back.scale((a0 + a1) / 2, b0)
  const reveal: Point[] =
    room.windowSide > 0
      ? [
          [a0, b0],
          [a0 + depth * 0.5, b0],
          [a0 + depth * 0.5, b1],
          [a0, b1],
        ]
      : [
          [a1, b0],
          [a1 - depth * 0.5, b0],
          [a1 - depth * 0.5, b1],
          [a1, b1],
        ]
  art.clip(shape, () => {
    art.fill(back.poly(reveal), faced(room, mix(room.walls, pigments.lime, 0.6), back.normal, 0.3))
    art.fill(
      back.rect(a0, b0, a1, b0 + 0.05),
      faced(room, mix(room.walls, pigments.lime, 0.6), [0, 1, 0], 0.3),
    )
  })
  let bars = back.line([...outline(-0.03), outline(-0.03)[0] ?? [a0, b0]])
  for (let i = 1; i < columns; i++)
    bars += back.line([
      [a0 + ((a1 - a0) * i) / columns, b0],
      [
        a0 + ((a1 - a0) * i) / columns,
        options.arch ? b1 - (Math.abs(i / columns - 0.5) > 0.2 ? half * 0.18 : 0) : b1,
      ],
    ])
  for (let j = 1; j < rows; j++)
    bars += back.line([
      [a0, b0 + ((b1 - b0) * j) / rows],
      [a1, b0 + ((b1 - b0) * j) / rows],
    ])
  art.line(bars, tone, Math.max(3, s * 0.05))
  if (light.time !== 'dusk')
    art.shine(back.poly(outline(0.05)), light.disc, light.time === 'rain' ? 0.1 : 0.2)
  if (b0 > 0.3)
    art.fill(
      back.rect(a0 - 0.2, b0 - 0.14, a1 + 0.2, b0 - 0.04, 0.12),
      faced(room, frame, [0, 1, 0], 0.1),
    )
  if (options.curtains === false) return
  const cloth = options.curtains ?? pigments.linen
  const top = Math.min(room.tall - 0.12, b1 + 0.28)
  for (const [c0, c1] of [
    [a0 - 0.5, a0 + 0.08],
    [a1 - 0.08, a1 + 0.5],
  ] as const) {
    const folds = 6
    for (let i = 0; i < folds; i++) {
      const f0 = c0 + ((c1 - c0) * i) / folds
      const f1 = c0 + ((c1 - c0) * (i + 1)) / folds
      art.fill(
        back.poly(
          [
            [f0, top],
            [f1, top],
            [f1 + 0.01, 0.06],
            [f0 - 0.01, 0.06],
          ],
          0.08,
        ),
        art.linear(back.at(f0, 1), back.at(f1, 1), [
          [0, faced(room, cloth, back.normal, -0.2)],
          [0.5, faced(room, cloth, back.normal, 0.2)],
          [1, faced(room, cloth, back.normal, -0.12)],
        ]),
      )
    }
  }
  art.line(
    back.line(
      [
        [a0 - 0.6, top + 0.03],
        [a1 + 0.6, top + 0.03],
      ],
      0.1,
    ),
    faced(room, pigments.darkWood, back.normal),
    s * 0.04,
  )
}

/** A tall window in the wall the light comes from, and the bright panes it throws on the floor. */
export const sideWindow = (
  room: Room,
  z0: number,
  z1: number,
  b0 = 0.7,
  b1 = 2.35,
  columns = 2,
): void => {
  const { art, light, camera, windowSide } = room
  const plane = windowSide > 0 ? room.right : room.left
  const open = plane.rect(z0, b0, z1, b1)
  art.fill(
    plane.rect(z0 - 0.1, b0 - 0.1, z1 + 0.1, b1 + 0.1),
    faced(room, mix(room.walls, pigments.lime, 0.5), plane.normal, 0.1),
  )
  art.fill(
    open,
    art.linear(plane.at(z0, b1), plane.at(z0, b0), [
      [0, light.sky[1]],
      [0.55, light.sky[2]],
      [0.7, mix(light.sky[3], pigments.freshLeaf, 0.4)],
      [1, litIndoor(light, pigments.leaf, 0.8)],
    ]),
  )
  art.fill(
    plane.rect(z1 - 0.2, b0, z1, b1),
    faced(room, mix(room.walls, pigments.lime, 0.7), [0, 0, -1], 0.3),
  )
  let bars = plane.rect(z0, b0, z1, b1)
  for (let i = 1; i < columns; i++)
    bars += plane.line([
      [z0 + ((z1 - z0) * i) / columns, b0],
      [z0 + ((z1 - z0) * i) / columns, b1],
    ])
  bars += plane.line([
    [z0, b0 + (b1 - b0) * 0.62],
    [z1, b0 + (b1 - b0) * 0.62],
  ])
  art.line(bars, faced(room, pigments.wood, plane.normal), Math.max(3, plane.scale(z1, b0) * 0.045))
  if (light.time !== 'dusk') art.shine(open, light.disc, light.time === 'rain' ? 0.12 : 0.34)
  if (light.contrast < 0.6) return
  const way: Spot = [-windowSide, -Math.max(0.62, light.elevation * 0.95), -0.28]
  const land = (z: number, b: number): Spot => {
    const t = b / -way[1]
    return [windowSide * room.half + way[0] * t, 0.012, z + way[2] * t]
  }
  art.clip(
    camera.poly([
      [-room.half, 0, 0.05],
      [room.half, 0, 0.05],
      [room.half, 0, room.depth],
      [-room.half, 0, room.depth],
    ]),
    () => {
      const rowsAt = [b0, b0 + (b1 - b0) * 0.6, b0 + (b1 - b0) * 0.64, b1]
      const bright: Rgb = mix(light.disc, rgb('#ffd9a0'), 0.3)
      for (let i = 0; i < columns; i++)
        for (const j of [0, 2]) {
          const low = rowsAt[j] ?? b0
          const high = rowsAt[j + 1] ?? b1
          const za = z0 + ((z1 - z0) * (i + 0.04)) / columns
          const zb = z0 + ((z1 - z0) * (i + 0.96)) / columns
          art.fill(
            camera.poly([land(za, low), land(zb, low), land(zb, high), land(za, high)]),
            bright,
            0.34,
          )
        }
    },
  )
  const beam = [
    plane.at(z0, b1),
    plane.at(z1, b1),
    camera.at(land(z1, b1)),
    camera.at(land(z0, b1)),
  ]
  art.shine(
    `M${beam.map((p) => p.map((v) => v.toFixed(0)).join(' ')).join('L')}Z`,
    light.disc,
    0.09,
  )
}
