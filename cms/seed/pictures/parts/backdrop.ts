import { type Setting } from '../../content/types'
import { mix, rgb } from '../colour'
import { lit, pigments } from '../palette'
import { type Stage } from '../stage'
import { type Point, polygon, rect } from '../svg'
import { clump } from './foliage'
import { ridge, volcano } from './mountain'
import { mist, sky } from './sky'
import { palm, pine } from './trees'
import { reflection, water } from './water'

/** What is seen far away: sky, mountains and the country before them, down to `horizon` and a little below. */
export const backdrop = (
  stage: Stage,
  horizon: number,
  setting: Setting = stage.setting,
  options: { near?: boolean; tall?: number } = {},
): void => {
  const { near = true, tall = 1 } = options
  const sunX = stage.width * (0.5 + stage.side * stage.rnd.range(0.2, 0.4))
  sky(stage, horizon, { sunX })
  views[setting](stage, horizon, { near, tall, sunX })
}

type View = (
  stage: Stage,
  horizon: number,
  options: { near: boolean; tall: number; sunX: number },
) => void

const agua = (stage: Stage, horizon: number, tall: number, far: number) => {
  const { width, rnd, side } = stage
  const x = width * (0.5 - side * rnd.range(-0.06, 0.24))
  volcano(stage, {
    x,
    foot: horizon + 14,
    height: 400 * tall * rnd.range(0.85, 1.1),
    reach: width * rnd.range(0.44, 0.54),
    far,
    collar: rnd.chance(0.45),
  })
}

const twins = (stage: Stage, horizon: number, tall: number, far: number) => {
  const { width, rnd } = stage
  const x = width * rnd.range(0.3, 0.62)
  const d = width * 0.17 * rnd.sign()
  volcano(stage, {
    x: x - d,
    foot: horizon + 14,
    height: 330 * tall,
    reach: width * 0.36,
    far,
    crater: 0.09,
  })
  volcano(stage, {
    x: x + d,
    foot: horizon + 14,
    height: 350 * tall,
    reach: width * 0.34,
    far: far - 0.06,
    crater: 0.025,
    plume: true,
  })
}

const colonial: View = (stage, horizon, { near, tall }) => {
  const { rnd, light } = stage
  if (rnd.chance(0.65)) agua(stage, horizon, tall, 0.4)
  else twins(stage, horizon, tall, 0.4)
  mist(stage, horizon - 30, 90, 0.5)
  ridge(stage, { y: horizon + 8, rise: 80, far: 0.42, pigment: pigments.pine })
  ridge(stage, { y: horizon + 34, rise: 58, far: 0.26, pigment: pigments.leaf, texture: 'canopy' })
  if (light.time === 'dawn' || light.time === 'rain') mist(stage, horizon + 10, 60, 0.55)
  if (near)
    ridge(stage, {
      y: horizon + 70,
      rise: 50,
      far: 0.1,
      pigment: pigments.deepLeaf,
      texture: 'canopy',
    })
}

const coffee: View = (stage, horizon, { near, tall }) => {
  const { rnd } = stage
  if (rnd.chance(0.4)) agua(stage, horizon, tall * 0.9, 0.42)
  else twins(stage, horizon, tall, 0.42)
  mist(stage, horizon - 40, 100, 0.6)
  ridge(stage, { y: horizon + 4, rise: 110, far: 0.46, pigment: pigments.pine })
  ridge(stage, { y: horizon + 30, rise: 80, far: 0.28, pigment: pigments.leaf, texture: 'canopy' })
  mist(stage, horizon + 20, 50, 0.4)
  if (near)
    ridge(stage, {
      y: horizon + 80,
      rise: 60,
      far: 0.08,
      pigment: pigments.deepLeaf,
      texture: 'canopy',
    })
}

const lake: View = (stage, horizon, { tall, sunX }) => {
  const { width, rnd, light, height } = stage
  const shore = horizon + 10
  const cones = [
    { x: width * rnd.range(0.16, 0.3), h: 300, r: 0.34 },
    { x: width * rnd.range(0.46, 0.58), h: 250, r: 0.3 },
    { x: width * rnd.range(0.74, 0.9), h: 340, r: 0.38 },
  ]
  const shapes = cones.map(({ x, h, r }, i) => {
    const far = 0.36 + (i === 1 ? 0.16 : 0)
    const tallness = h * tall * rnd.range(0.85, 1.1)
    volcano(stage, {
      x,
      foot: shore,
      height: tallness,
      reach: width * r,
      far,
      collar: rnd.chance(0.3),
    })
    const points: Point[] = [
      [x - width * r, shore],
      [x - width * r * 0.3, shore - tallness * 0.5],
      [x, shore - tallness],
      [x + width * r * 0.3, shore - tallness * 0.5],
      [x + width * r, shore],
    ]
    return { points, colour: lit(light, rgb('#4d6f78'), 0.25, far) }
  })
  mist(stage, shore - 26, 46, 0.5)
  ridge(stage, { y: shore + 2, rise: 44, far: 0.34, pigment: pigments.deepLeaf })
  water(stage, shore, height, { sunX, calm: 0.6 })
  reflection(stage, shore, shapes, (height - shore) * 0.6)
}

const forest: View = (stage, horizon, { near }) => {
  const { rnd, width } = stage
  ridge(stage, { y: horizon - 60, rise: 150, far: 0.72, pigment: pigments.deepLeaf })
  mist(stage, horizon - 60, 70, 0.5)
  ridge(stage, {
    y: horizon - 10,
    rise: 120,
    far: 0.48,
    pigment: pigments.deepLeaf,
    texture: 'canopy',
  })
  mist(stage, horizon, 60, 0.5)
  ridge(stage, { y: horizon + 50, rise: 110, far: 0.26, pigment: pigments.leaf, texture: 'canopy' })
  for (let i = 0; i < 3; i++)
    palm(stage, {
      x: rnd.range(0.05, 0.95) * width,
      y: horizon + 70,
      height: rnd.range(190, 300),
      far: 0.25,
    })
  mist(stage, horizon + 50, 50, 0.35)
  if (near)
    ridge(stage, {
      y: horizon + 110,
      rise: 90,
      far: 0.06,
      pigment: pigments.deepLeaf,
      texture: 'canopy',
    })
}

const coast: View = (stage, horizon, { near, sunX }) => {
  const { art, rnd, light, width, height } = stage
  water(stage, horizon, height, { sunX, pigment: rgb('#2f9aa8'), calm: 0.3 })
  const beach = horizon + (height - horizon) * 0.34
  const wave = (y: number, amp: number): Point[] =>
    Array.from({ length: 22 }, (_, i): Point => [
      (i / 21) * width * 1.1 - width * 0.05,
      y + Math.sin(i * 0.9 + y) * amp,
    ])
  for (const [dy, tone] of [
    [-74, 0.3],
    [-42, 0.5],
    [0, 0.95],
  ] as const)
    art.fill(
      polygon([...wave(beach + dy, 9), ...wave(beach + dy + 10 + 14 * tone, 12).reverse()]),
      lit(light, pigments.white, 0.95),
      tone,
    )
  const sand = mix(pigments.sand, pigments.blackSand, 0.35)
  art.fill(
    polygon([...wave(beach + 16, 12), [width * 1.05, height], [-width * 0.05, height]]),
    art.linear(
      [0, beach],
      [0, height],
      [
        [0, lit(light, mix(sand, pigments.basalt, 0.45), 0.6)],
        [0.18, lit(light, sand, 0.85)],
        [1, lit(light, sand, 0.6)],
      ],
    ),
  )
  if (near)
    for (let i = 0; i < 4; i++) {
      const left = i % 2 === 0
      palm(stage, {
        x: width * (left ? rnd.range(-0.02, 0.2) : rnd.range(0.8, 1.02)),
        y: beach + rnd.range(40, 110),
        height: rnd.range(420, 620),
      })
    }
}

const city: View = (stage, horizon, { tall }) => {
  const { art, rnd, light, width, side } = stage
  twins(stage, horizon, tall * 0.75, 0.55)
  mist(stage, horizon - 30, 80, 0.6)
  for (const [far, size, count] of [
    [0.55, 0.6, 17],
    [0.34, 0.85, 13],
    [0.16, 1, 9],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const w = rnd.range(60, 120) * size
      const h = rnd.range(90, 300) * size
      const x = ((i + rnd.range(0, 0.7)) / count) * (width + 100) - 60
      const base = horizon + 60 * (1 - far)
      const wall = rnd.pick([
        pigments.concrete,
        pigments.lime,
        pigments.rose,
        pigments.sky,
        pigments.maize,
      ])
      const shady = w * 0.34
      art.fill(rect(x, base - h, w, h + 120), lit(light, wall, 0.75, far))
      art.fill(
        rect(side > 0 ? x : x + w - shady, base - h, shady, h + 120),
        lit(light, wall, 0.1, far),
      )
      let panes = ''
      let bright = ''
      for (let px = x + 8; px < x + w - 10; px += 15)
        for (let py = base - h + 10; py < base + 10; py += 20)
          if (rnd.chance(0.8)) {
            if (rnd.chance(light.lamps * 0.5)) bright += rect(px, py, 8, 11)
            else panes += rect(px, py, 8, 11)
          }
      art.fill(panes, lit(light, pigments.indigo, 0.3, far), 0.6)
      art.fill(bright, mix(pigments.lamp, light.haze, far * 0.5))
    }
    mist(stage, horizon + 50 * (1 - far), 50, 0.35)
  }
  for (let i = 0; i < 12; i++)
    clump(stage, {
      x: rnd.range(0, width),
      y: horizon + rnd.range(50, 90),
      rx: rnd.range(40, 90),
      ry: rnd.range(28, 50),
      far: 0.12,
      density: 0.6,
    })
}

const highland: View = (stage, horizon, { near, tall }) => {
  const { art, rnd, light, width } = stage
  if (rnd.chance(0.6))
    volcano(stage, {
      x: width * rnd.range(0.25, 0.75),
      foot: horizon - 10,
      height: 300 * tall,
      reach: width * 0.5,
      far: 0.5,
    })
  ridge(stage, { y: horizon - 10, rise: 160, far: 0.55, pigment: pigments.pine })
  mist(stage, horizon - 10, 70, 0.6)
  ridge(stage, { y: horizon + 26, rise: 100, far: 0.34, pigment: pigments.pine, texture: 'pines' })
  const fields = [pigments.grass, pigments.maize, pigments.leaf, pigments.sage] as const
  for (let i = 0; i < 9; i++) {
    const x = rnd.range(-0.05, 1) * width
    const y = horizon + rnd.range(14, 52)
    const w = rnd.range(110, 250)
    art.fill(
      polygon([
        [x, y],
        [x + w, y - rnd.range(4, 18)],
        [x + w * 1.2, y + 22],
        [x + w * 0.1, y + 26],
      ]),
      lit(light, rnd.pick(fields), 0.8, 0.28),
      0.75,
    )
  }
  mist(stage, horizon + 40, 50, 0.4)
  if (near) {
    ridge(stage, { y: horizon + 84, rise: 50, far: 0.1, pigment: pigments.pine, texture: 'pines' })
    for (let i = 0; i < 4; i++)
      pine(stage, {
        x: (rnd.chance(0.5) ? rnd.range(0, 0.25) : rnd.range(0.75, 1)) * width,
        y: horizon + 110,
        height: rnd.range(180, 320),
        far: 0.1,
      })
  }
}

const views: Record<Setting, View> = { colonial, coffee, lake, forest, coast, city, highland }
