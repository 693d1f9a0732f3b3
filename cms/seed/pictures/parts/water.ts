import { mix, rgb, type Rgb } from '../colour'
import { lit, pigments } from '../palette'
import type { Stage } from '../stage'
import { rect, type Point } from '../svg'

const lens = (x: number, y: number, w: number, h: number) =>
  `M${x.toFixed(1)} ${y.toFixed(1)}q${(w / 2).toFixed(1)} ${(-h).toFixed(1)} ${w.toFixed(1)} 0q${(-w / 2).toFixed(1)} ${h.toFixed(1)} ${(-w).toFixed(1)} 0Z`

/**
 * A sheet of water from `top` to `foot` with ripples that grow towards the viewer and a path of light under the sun.
 */
export const water = (
  stage: Stage,
  top: number,
  foot: number,
  options: { pigment?: Rgb; sunX?: number; calm?: number; x0?: number; x1?: number } = {},
): void => {
  const { art, rnd, light, width, side } = stage
  const { pigment = pigments.water, calm = 0.5, x0 = 0, x1 = width } = options
  const near = lit(light, mix(pigment, rgb('#1c4b63'), 0.45), 0.4)
  const far = mix(lit(light, pigment, 0.85), light.sky[3], 0.62)
  art.fill(
    rect(x0, top, x1 - x0, foot - top),
    art.linear(
      [0, top],
      [0, foot],
      [
        [0, far],
        [0.35, mix(far, lit(light, pigment, 0.7), 0.65)],
        [1, near],
      ],
    ),
  )
  const strokes = { light: '', dark: '', sun: '' }
  const depth = foot - top
  const sunX = options.sunX ?? width * (0.5 + side * 0.3)
  for (let i = 0; i < 260 * (1.3 - calm); i++) {
    const t = rnd.next() ** 1.35
    const y = top + depth * t
    const w = (14 + 190 * t) * rnd.range(0.5, 1.3)
    const h = 1 + 6.5 * t
    strokes[rnd.chance(0.5) ? 'light' : 'dark'] += lens(rnd.range(x0 - 50, x1), y, w, h)
  }
  for (let i = 0; i < 110; i++) {
    const t = rnd.next() ** 1.2
    const spread = (x1 - x0) * (0.012 + 0.09 * t)
    strokes.sun += lens(
      sunX + rnd.bell() * spread * 1.6,
      top + depth * t,
      (10 + 70 * t) * rnd.range(0.4, 1.2),
      1.2 + 4 * t,
    )
  }
  art.fill(strokes.dark, lit(light, mix(pigment, rgb('#12384d'), 0.6), 0.1), 0.28)
  art.fill(strokes.light, mix(light.sky[2], lit(light, pigment, 1), 0.3), 0.38)
  if (light.time !== 'rain') art.fill(strokes.sun, light.disc, light.time === 'noon' ? 0.45 : 0.72)
}

/** Upside-down ghosts of what stands over the far shore: columns of colour that fade towards the viewer. */
export const reflection = (
  stage: Stage,
  top: number,
  shapes: readonly { points: readonly Point[]; colour: Rgb }[],
  depth: number,
): void => {
  const { art } = stage
  for (const { points, colour } of shapes) {
    const d = `M${points.map(([x, y]) => `${x.toFixed(1)} ${(2 * top - y).toFixed(1)}`).join('L')}Z`
    art.fill(
      d,
      art.linear(
        [0, top],
        [0, top + depth],
        [
          [0, colour, 0.55],
          [1, colour, 0],
        ],
      ),
    )
  }
}
