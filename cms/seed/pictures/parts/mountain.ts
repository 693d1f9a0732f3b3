import { mix, rgb, type Rgb } from '../colour'
import { lit } from '../palette'
import type { Stage } from '../stage'
import { ellipse, polygon, smooth, type Point } from '../svg'
import { cloud } from './sky'

const rock = rgb('#5d7f86')
const slope = rgb('#557a5e')

export type Volcano = {
  x: number
  /** Screen height of its foot. */
  foot: number
  height: number
  /** From its axis to where the slope ends. */
  reach: number
  /** 0 is near, 1 is lost in haze. */
  far: number
  crater?: number
  plume?: boolean
  collar?: boolean
}

/** A concave cone in two tones with gullies running down from the summit. */
export const volcano = (stage: Stage, spec: Volcano): void => {
  const { art, rnd, light, side } = stage
  const { x, foot, height, reach, far, crater = 0.045 } = spec
  const lip = reach * crater
  const edge = (direction: 1 | -1): Point[] =>
    Array.from({ length: 15 }, (_, i) => {
      const t = i / 14
      const drop = 1 - (1 - t) ** 1.75
      const wobble = i > 0 && i < 14 ? rnd.bell() * height * 0.012 : 0
      return [x + direction * (lip + t * (reach - lip)), foot - height * (1 - drop) + wobble]
    })
  const left = edge(-1)
  const right = edge(1)
  const rim: Point[] = [
    [x - lip * 0.5, foot - height * (1 + rnd.range(-0.012, 0.012))],
    [x + lip * 0.1, foot - height * 0.99],
    [x + lip * 0.6, foot - height * (1 + rnd.range(-0.008, 0.016))],
  ]
  const outline = polygon([
    ...[...left].reverse(),
    ...rim,
    ...right,
    [x + reach, foot + 80],
    [x - reach, foot + 80],
  ])
  const sunny = lit(light, mix(rock, slope, 0.25), 0.85, far)
  const shady = lit(light, rock, 0.05, far * 0.92)
  const low = lit(light, slope, 0.6, Math.min(1, far + 0.3))
  art.fill(
    outline,
    art.linear(
      [0, foot - height],
      [0, foot],
      [
        [0, sunny],
        [0.55, mix(sunny, low, 0.6)],
        [1, low],
      ],
    ),
  )
  const dark = art.linear(
    [0, foot - height],
    [0, foot],
    [
      [0, shady, 0.95],
      [0.5, mix(shady, low, 0.35), 0.8],
      [1, low, 0],
    ],
  )
  const away = side > 0 ? -1 : 1
  const far2 = away > 0 ? right : left
  const seam: Point[] = Array.from({ length: 10 }, (_, i): Point => {
    const t = (i + 1) / 10
    return [
      x + away * reach * (0.02 + 0.2 * t) + (i % 2 ? 1 : -1) * reach * 0.035 * t,
      foot - height * (1 - t ** 0.8),
    ]
  })
  art.fill(polygon([[x, foot - height * 0.99], ...far2, ...seam.reverse()]), dark)
  const gullies: string[] = []
  const ridges: string[] = []
  for (let i = 0; i < 22; i++) {
    const spread = (i / 21) * 2 - 1 + rnd.bell() * 0.05
    const t0 = rnd.range(0.03, 0.28)
    const t1 = t0 + rnd.range(0.18, 0.5)
    const on = (t: number, shift: number): Point => [
      x + spread * (lip + reach * 0.62 * t) + shift,
      foot - height * (1 - t) ** 1.75 * (1 - Math.abs(spread) * 0.02) + 4,
    ]
    const w = reach * rnd.range(0.006, 0.018)
    const spike = polygon([
      on(t0, 0),
      on((t0 + t1) / 2, w),
      on(t1, rnd.bell() * w * 2),
      on((t0 + t1) / 2, -w),
    ])
    if (spread * away > -0.15) gullies.push(spike)
    else (rnd.chance(0.6) ? gullies : ridges).push(spike)
  }
  art.clip(outline, () => {
    art.fill(gullies.join(''), shady, 0.34)
    art.fill(ridges.join(''), lit(light, mix(rock, slope, 0.2), 1, far), 0.4)
  })
  if (spec.plume) plume(stage, x, foot - height, reach)
  if (spec.collar) {
    cloud(stage, x - reach * 0.2, foot - height * 0.6, reach * 0.6, 0.97)
    cloud(stage, x + reach * 0.24, foot - height * 0.5, reach * 0.46, 0.95)
  }
}

/** Smoke that drifts away from a crater. */
const plume = (stage: Stage, x: number, y: number, reach: number): void => {
  const { art, rnd, light, side } = stage
  const puffs = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11
    const r = reach * (0.03 + 0.1 * t)
    return ellipse(
      x - side * reach * 0.55 * t ** 1.3,
      y - reach * (0.04 + 0.34 * t) + rnd.bell() * r * 0.4,
      r,
      r * 0.78,
    )
  })
  const ash = mix(light.cloudShade, lit(light, rgb('#8d8488'), 0.6), 0.5)
  art.fill(
    puffs.join(''),
    art.linear(
      [x, y],
      [x - side * reach * 0.5, y - reach * 0.4],
      [
        [0, ash, 0.9],
        [1, mix(ash, light.cloud, 0.7), 0.35],
      ],
    ),
  )
  if (light.time === 'dusk')
    art.fill(
      ellipse(x, y - reach * 0.02, reach * 0.1),
      art.radial([x, y - reach * 0.02], reach * 0.1, [
        [0, [255, 190, 110], 0.9],
        [0.3, [255, 110, 50], 0.5],
        [1, [255, 90, 40], 0],
      ]),
    )
}

export type Ridge = {
  y: number
  rise: number
  far: number
  pigment: Rgb
  texture?: 'smooth' | 'canopy' | 'pines'
  seedShift?: number
}

/** A range of hills right across the picture. */
export const ridge = (stage: Stage, { y, rise, far, pigment, texture = 'smooth' }: Ridge): void => {
  const { art, rnd, light, width, height } = stage
  const a = rnd.range(0, 6)
  const b = rnd.range(0, 6)
  const top = (x: number) =>
    y - rise * (0.5 + 0.32 * Math.sin(x / 260 + a) + 0.18 * Math.sin(x / 97 + b))
  const step = texture === 'smooth' ? 40 : texture === 'canopy' ? 26 : 15
  const points: Point[] = []
  for (let x = -60; x <= width + 60; x += step) {
    if (texture === 'pines') {
      const h = rise * rnd.range(0.1, 0.3) + 8
      points.push([x - step / 2, top(x)], [x, top(x) - h])
    } else points.push([x, top(x) - (texture === 'canopy' ? rnd.range(0, rise * 0.16 + 6) : 0)])
  }
  const foot: Point[] = [
    [width + 60, height],
    [-60, height],
  ]
  const lightTop = lit(light, pigment, 0.8, far)
  const paint = art.linear(
    [0, y - rise],
    [0, y + rise * 0.9],
    [
      [0, lightTop],
      [0.5, lit(light, pigment, 0.4, far)],
      [1, mix(lit(light, pigment, 0.3, far), light.haze, 0.45)],
    ],
  )
  art.fill(
    texture === 'canopy' ? smooth([...points, ...foot]) : polygon([...points, ...foot]),
    paint,
  )
  if (texture === 'canopy') {
    const crowns = Array.from({ length: Math.round(width / 14) }, () => {
      const x = rnd.range(0, width)
      const r = rnd.range(7, 18) * (1 - far * 0.5)
      return ellipse(x, top(x) + rnd.range(4, rise * 0.7), r, r * 0.62)
    })
    art.fill(crowns.join(''), lit(light, pigment, 1, far), 0.35)
  }
}
