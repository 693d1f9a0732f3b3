import { mix, rgb } from '../../colour'
import { disc, drum } from '../../kit/drum'
import { box, contact, faced } from '../../kit/solid'
import { pigments } from '../../palette'
import { housePlant, vase } from '../../parts/indoors/decoration'
import { glazed } from '../../parts/indoors/glazed-tiles'
import { glow } from '../../parts/indoors/lamp'
import { outlook, sideWindow } from '../../parts/indoors/outlook'
import { buildRoom } from '../../parts/indoors/room'
import { rug } from '../../parts/indoors/sofa'
import { type Stage } from '../../stage'

export const bathroom = (stage: Stage): void => {
  const { rnd, art } = stage
  const room = buildRoom(stage, {
    half: 2.2,
    depth: 4.6,
    floor: rnd.pick(['chequer', 'tiles', 'cement'] as const),
  })
  const { half, depth, windowSide, back, camera } = room
  const hue = rnd.pick([
    pigments.indigo,
    pigments.jade,
    rgb('#4f86a8'),
    pigments.terracotta,
    pigments.sage,
  ])
  const side = windowSide > 0 ? room.left : room.right
  glazed(room, back, [0.01, 0.1, half * 2 - 0.01, 1.35], 0.18, hue)
  glazed(room, side, [0.1, 0.1, depth, 1.35], 0.18, hue)
  sideWindow(room, depth - 2.3, depth - 1.1, 1, 2.2)
  const away = -windowSide
  const tubC = windowSide * 0.75
  outlook(room, [half + tubC - 0.75, 1.5, half + tubC + 0.75, 2.45], {
    columns: 3,
    rows: 1,
    arch: rnd.chance(0.4),
    curtains: false,
  })
  const white = mix(pigments.white, pigments.linen, 0.3)
  housePlant(room, windowSide * (half - 0.35), depth - 0.5, 1.2)
  const vanity = away * (half - 0.75)
  const mirror = back.at(half + vanity, 1.75)
  const r = back.scale(half, 1.7) * 0.36
  const circle = (k: number) =>
    `M${(mirror[0] - r * k).toFixed(1)} ${mirror[1].toFixed(1)}a${(r * k).toFixed(1)} ${(r * k).toFixed(1)} 0 1 1 ${(2 * r * k).toFixed(1)} 0a${(r * k).toFixed(1)} ${(r * k).toFixed(1)} 0 1 1 ${(-2 * r * k).toFixed(1)} 0Z`
  art.fill(
    circle(1.1),
    faced(room, rnd.pick([pigments.ochre, pigments.wood, pigments.darkWood]), back.normal),
  )
  art.fill(
    circle(1),
    art.linear(
      [mirror[0] - r, mirror[1] - r],
      [mirror[0] + r, mirror[1] + r],
      [
        [0, mix(room.walls, stage.light.sky[2], 0.35)],
        [0.48, mix(room.walls, [255, 255, 255], 0.3)],
        [0.52, mix(room.walls, stage.light.sky[1], 0.3)],
        [1, mix(room.walls, pigments.basalt, 0.25)],
      ],
    ),
  )
  for (const dx of [-0.6, 0.6]) {
    drum(room, [vanity + dx, 0, depth - 0.1], [1.66, 1.86], [0.055, 0.055], rgb('#ffe2ac'), {
      add: 0.3,
    })
    glow(room, [vanity + dx, 1.76, depth - 0.1], 0.75)
  }
  box(
    room,
    { x: vanity, z: depth - 0.55 },
    [-0.7, 0.7, 0.1, 0.78, 0, 0.54],
    rnd.pick([pigments.wood, pigments.paleWood, mix(hue, pigments.lime, 0.15)]),
  )
  for (const dx of [-0.35, 0.35])
    art.line(
      camera.poly([
        [vanity + dx - 0.31, 0.16, depth - 0.553],
        [vanity + dx + 0.31, 0.16, depth - 0.553],
        [vanity + dx + 0.31, 0.72, depth - 0.553],
        [vanity + dx - 0.31, 0.72, depth - 0.553],
      ]),
      faced(room, pigments.darkWood, back.normal),
      2,
      0.6,
    )
  box(room, { x: vanity, z: depth - 0.58 }, [-0.74, 0.74, 0.78, 0.83, 0, 0.57], pigments.stone, {
    add: 0.1,
  })
  drum(room, [vanity, 0, depth - 0.3], [0.83, 0.96], [0.16, 0.26], white, { add: 0.1 })
  disc(
    room,
    [vanity, 0.955, depth - 0.3],
    0.22,
    faced(room, mix(white, pigments.sky, 0.35), [0, 1, 0], -0.1),
  )
  art.line(
    camera.line([
      [vanity, 0.84, depth - 0.08],
      [vanity, 1.15, depth - 0.08],
      [vanity, 1.15, depth - 0.22],
    ]),
    faced(room, pigments.ochre, back.normal, 0.1),
    7,
  )
  vase(room, [vanity + away * 0.5, 0.83, depth - 0.3], 0.3)
  const tz = depth - 1.5
  contact(
    room,
    [
      [tubC - 0.95, 0, tz - 0.3],
      [tubC + 0.95, 0, tz + 0.6],
    ],
    0.5,
  )
  const freestanding = rnd.chance(0.6)
  if (freestanding) tub(room, tubC, tz)
  else {
    box(room, { x: tubC, z: tz - 0.2 }, [-1, 1, 0, 0.55, 0, 0.95], mix(hue, pigments.lime, 0.3))
    box(room, { x: tubC, z: tz - 0.2 }, [-1.03, 1.03, 0.55, 0.6, -0.03, 0.98], white)
    art.fill(
      camera.poly([
        [tubC - 0.85, 0.605, tz - 0.05],
        [tubC + 0.85, 0.605, tz - 0.05],
        [tubC + 0.85, 0.605, tz + 0.62],
        [tubC - 0.85, 0.605, tz + 0.62],
      ]),
      faced(room, mix(pigments.pool, white, 0.5), [0, 1, 0]),
    )
  }
  rug(room, { x: tubC - windowSide * 0.3, z: tz - 1.35 }, 1.3, 0.8)
  box(
    room,
    { x: vanity - away * 0.1, z: depth - 2.2 },
    [-0.2, 0.2, 0.4, 0.45, -0.2, 0.2],
    pigments.paleWood,
  )
  for (const [i, k] of [
    [-0.17, -0.17],
    [0.13, -0.17],
    [-0.17, 0.13],
    [0.13, 0.13],
  ].entries())
    box(
      room,
      { x: vanity - away * 0.1, z: depth - 2.2 },
      [k[0] ?? 0, (k[0] ?? 0) + 0.04, 0, 0.4, k[1] ?? 0, (k[1] ?? 0) + 0.04],
      pigments.wood,
      { add: i * 0.01 },
    )
  for (let i = 0; i < 3; i++)
    box(
      room,
      { x: vanity - away * 0.1, z: depth - 2.2 },
      [-0.16, 0.16, 0.46 + i * 0.08, 0.52 + i * 0.08, -0.14, 0.14],
      i === 1 ? rgb(stage.traits.textile) : pigments.linen,
      { round: 0.05 },
    )
  housePlant(room, away * (half - 0.35), depth - 3, 0.95)
}

const tub = (room: Parameters<typeof housePlant>[0], x: number, z: number): void => {
  const { art, camera } = room
  const white = pigments.white
  const ring = (y: number, rx: number, rz: number) =>
    Array.from({ length: 30 }, (_, i) => {
      const a = (i / 30) * Math.PI * 2
      return [x + Math.cos(a) * rx, y, z + Math.sin(a) * rz] as const
    })
  const outer = ring(0.62, 0.92, 0.42).map(camera.at)
  const foot = ring(0.05, 0.62, 0.3).map(camera.at)
  const [l] = camera.at([x - 0.92, 0.6, z])
  const [r] = camera.at([x + 0.92, 0.6, z])
  const xs = outer.map((p) => p[0])
  const left = outer[xs.indexOf(Math.min(...xs))] ?? [l, 0]
  const right = outer[xs.indexOf(Math.max(...xs))] ?? [r, 0]
  const fx = foot.map((p) => p[0])
  const fl = foot[fx.indexOf(Math.min(...fx))] ?? left
  const fr = foot[fx.indexOf(Math.max(...fx))] ?? right
  const low = Math.max(...foot.map((p) => p[1]))
  const sunny = room.windowSide > 0
  art.fill(
    `M${left.join(' ')}C${(left[0] + 6).toFixed(0)} ${(low - 40).toFixed(0)} ${fl[0].toFixed(0)} ${low.toFixed(0)} ${(fl[0] + 40).toFixed(0)} ${low.toFixed(0)}L${(fr[0] - 40).toFixed(0)} ${low.toFixed(0)}C${fr[0].toFixed(0)} ${low.toFixed(0)} ${(right[0] - 6).toFixed(0)} ${(low - 40).toFixed(0)} ${right.join(' ')}Z`,
    art.linear(
      [sunny ? r : l, 0],
      [sunny ? l : r, 0],
      [
        [0, faced(room, white, [0, 0, -1], 0.3)],
        [0.5, faced(room, white, [0, 0, -1], 0.1)],
        [1, faced(room, white, [0, 0, -1], -0.25)],
      ],
    ),
  )
  art.fill(camera.poly(ring(0.62, 0.92, 0.42)), faced(room, white, [0, 1, 0], 0.15))
  art.fill(
    camera.poly(ring(0.615, 0.84, 0.35)),
    faced(room, mix(white, pigments.stone, 0.4), [0, 0, -1], -0.1),
  )
  art.fill(
    camera.poly(ring(0.5, 0.8, 0.3)),
    faced(room, mix(pigments.pool, white, 0.45), [0, 1, 0]),
  )
  art.line(
    camera.line([
      [x + 0.6, 0.3, z + 0.5],
      [x + 0.6, 0.95, z + 0.5],
      [x + 0.6, 0.95, z + 0.3],
    ]),
    faced(room, pigments.ochre, [0, 0, -1], 0.1),
    7,
  )
}
