import { mix } from '../colour'
import type { Stage } from '../stage'
import { ellipse, rect, smooth, type Point } from '../svg'

/** A heaped cloud with a flat foot that melts into the air. */
export const cloud = (stage: Stage, x: number, y: number, width: number, opacity = 0.9): void => {
  const { art, rnd, light } = stage
  const height = width * rnd.range(0.16, 0.26)
  const bumps = 7
  const top: Point[] = Array.from({ length: bumps }, (_, i) => {
    const t = i / (bumps - 1)
    const rise = Math.sin(t * Math.PI) ** 0.7
    return [x + (t - 0.5) * width, y - height * rise * rnd.range(0.65, 1.05)]
  })
  const parts = top.map(([px, py], i) => {
    const r = width * (i % 2 ? 0.13 : 0.1) * (0.6 + Math.sin(((i + 0.5) / bumps) * Math.PI))
    return ellipse(px, Math.min(py + r * 0.4, y - r * 0.15), r, r * 0.72)
  })
  parts.push(ellipse(x, y - height * 0.12, width * 0.56, height * 0.24))
  art.fill(
    parts.join(''),
    art.linear(
      [0, y - height * 1.2],
      [0, y + height * 0.2],
      [
        [0, light.cloud],
        [0.6, mix(light.cloud, light.cloudShade, 0.55)],
        [1, light.cloudShade, 0.12],
      ],
    ),
    opacity,
  )
}

/** Thin streaks near the horizon. */
const streaks = (stage: Stage, y0: number, y1: number, count: number): void => {
  const { art, rnd, light, width } = stage
  for (let i = 0; i < count; i++) {
    const y = rnd.range(y0, y1)
    const x = rnd.range(-0.1, 1.1) * width
    const w = rnd.range(0.12, 0.4) * width
    const h = rnd.range(3, 13)
    const shape = smooth([
      [x - w, y],
      [x - w * 0.3, y - h],
      [x + w * 0.4, y - h * 0.6],
      [x + w, y],
      [x + w * 0.3, y + h * 0.5],
      [x - w * 0.5, y + h * 0.4],
    ])
    art.fill(shape, mix(light.cloud, light.cloudShade, rnd.range(0, 0.5)), rnd.range(0.25, 0.6))
  }
}

/** The whole sky down to the horizon, with the sun where it belongs and clouds by the hour. */
export const sky = (stage: Stage, horizon: number, options: { sunX?: number } = {}): void => {
  const { art, rnd, light, width, side } = stage
  const [zenith, high, low, edge] = light.sky
  art.fill(
    rect(0, 0, width, horizon + 60),
    art.linear(
      [0, 0],
      [0, horizon],
      [
        [0, zenith],
        [0.38, high],
        [0.74, low],
        [1, edge],
      ],
    ),
  )
  const sunX = options.sunX ?? width * (0.5 + side * rnd.range(0.22, 0.42))
  const sunY = light.time === 'noon' ? -140 : horizon * (light.time === 'dusk' ? 0.86 : 0.58)
  if (light.time !== 'rain') {
    const reach = width * 0.55
    art.fill(
      rect(0, 0, width, horizon + 60),
      art.radial([sunX, sunY], reach, [
        [0, light.disc, 0.85],
        [0.14, light.disc, 0.42],
        [0.45, light.disc, 0.14],
        [1, light.disc, 0],
      ]),
    )
    if (light.time === 'dawn' || light.time === 'golden')
      art.fill(ellipse(sunX, sunY, 46), light.disc, 0.95)
  }
  if (light.time === 'dusk') {
    const stars = Array.from({ length: 60 }, () =>
      ellipse(rnd.range(0, width), rnd.range(0, horizon * 0.5), rnd.range(0.8, 2.2)),
    )
    art.fill(stars.join(''), [255, 244, 220], 0.7)
  }
  if (light.time === 'noon')
    for (let i = 0; i < 4; i++)
      cloud(stage, rnd.range(0, 1) * width, horizon * rnd.range(0.3, 0.78), rnd.range(180, 420))
  else if (light.time === 'rain')
    for (let i = 0; i < 7; i++)
      cloud(
        stage,
        rnd.range(0, 1) * width,
        horizon * rnd.range(0.15, 0.7),
        rnd.range(420, 900),
        0.55,
      )
  else {
    streaks(stage, horizon * 0.25, horizon * 0.85, 9)
    for (let i = 0; i < 2; i++)
      cloud(
        stage,
        rnd.range(0, 1) * width,
        horizon * rnd.range(0.55, 0.8),
        rnd.range(200, 380),
        0.75,
      )
  }
}

/** A band of mist that lies between two planes. */
export const mist = (stage: Stage, y: number, height: number, strength: number): void => {
  const { art, light, width } = stage
  art.fill(
    rect(0, y - height, width, height * 2),
    art.linear(
      [0, y - height],
      [0, y + height],
      [
        [0, light.haze, 0],
        [0.5, light.haze, strength],
        [1, light.haze, 0],
      ],
    ),
  )
}
