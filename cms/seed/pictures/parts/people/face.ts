import { mix, rgb, type Rgb } from '../../colour'
import { lit } from '../../palette'
import { type Stage } from '../../stage'
import { ellipse, smooth } from '../../svg'
import type { Figure, Head } from './bust'

const ink = rgb('#2b1a16')

/** Brows, eyes, nose and a smile; sometimes glasses or a beard. */
export const face = (stage: Stage, head: Head, figure: Figure, hair: Rgb): void => {
  const { art, rnd, light, side } = stage
  const { x, y, rx, ry, skin } = head
  const dark = lit(light, mix(hair, ink, 0.4), 0.5)
  const deep = lit(light, mix(skin, rgb('#3c1c14'), 0.45), 0.45)
  const eyeY = y + ry * 0.05
  const gap = rx * 0.42
  if (figure === 'man' && rnd.chance(0.5)) beard(stage, head, dark)
  for (const k of [-1, 1]) {
    const ex = x + k * gap
    art.fill(ellipse(ex, eyeY, rx * 0.17, ry * 0.062), lit(light, rgb('#fbf6ee'), 0.9))
    art.fill(ellipse(ex, eyeY, rx * 0.085, ry * 0.062), ink)
    art.fill(ellipse(ex + side * rx * 0.03, eyeY - ry * 0.02, rx * 0.026), rgb('#ffffff'))
    art.line(
      `M${ex - rx * 0.2} ${eyeY - ry * 0.03}Q${ex} ${eyeY - ry * 0.12} ${ex + rx * 0.2} ${eyeY - ry * 0.03}`,
      dark,
      figure === 'woman' ? 7 : 5,
    )
    art.line(
      `M${ex - k * rx * 0.24} ${eyeY - ry * 0.21}Q${ex} ${eyeY - ry * 0.31} ${ex + k * rx * 0.26} ${eyeY - ry * 0.2}`,
      dark,
      figure === 'man' ? 12 : 8,
    )
  }
  art.line(
    `M${x - side * rx * 0.02} ${eyeY + ry * 0.04}L${x - side * rx * 0.12} ${y + ry * 0.36}Q${x} ${y + ry * 0.44} ${x + side * rx * 0.1} ${y + ry * 0.37}`,
    deep,
    5,
    0.75,
  )
  smile(stage, head, figure)
  if (rnd.chance(0.28)) glasses(stage, head, eyeY, gap)
}

const smile = (stage: Stage, { x, y, rx, ry, skin }: Head, figure: Figure): void => {
  const { art, light, rnd } = stage
  const my = y + ry * 0.64
  const w = rx * rnd.range(0.36, 0.44)
  const lips = figure === 'woman' ? rgb('#a83e3c') : mix(skin, rgb('#8a3a34'), 0.45)
  art.fill(
    smooth([
      [x - w, my - 4],
      [x - w * 0.3, my - ry * 0.04],
      [x + w * 0.3, my - ry * 0.04],
      [x + w, my - 4],
      [x + w * 0.35, my + ry * 0.12],
      [x - w * 0.35, my + ry * 0.12],
    ]),
    lit(light, lips, 0.7),
  )
  art.fill(
    smooth([
      [x - w * 0.7, my],
      [x, my - ry * 0.01],
      [x + w * 0.7, my],
      [x, my + ry * 0.075],
    ]),
    lit(light, rgb('#fdf6ea'), 0.95),
  )
}

const beard = (stage: Stage, { x, y, rx, ry }: Head, dark: Rgb): void => {
  stage.art.fill(
    smooth([
      [x - rx * 0.98, y + ry * 0.34],
      [x - rx * 0.62, y + ry * 0.52],
      [x - rx * 0.34, y + ry * 0.48],
      [x, y + ry * 0.52],
      [x + rx * 0.34, y + ry * 0.48],
      [x + rx * 0.62, y + ry * 0.52],
      [x + rx * 0.98, y + ry * 0.34],
      [x + rx * 0.82, y + ry * 0.95],
      [x + rx * 0.3, y + ry * 1.22],
      [x - rx * 0.3, y + ry * 1.22],
      [x - rx * 0.82, y + ry * 0.95],
    ]),
    dark,
    0.92,
  )
}

const glasses = (stage: Stage, { x, rx, ry }: Head, eyeY: number, gap: number): void => {
  const { art } = stage
  for (const k of [-1, 1]) art.line(ellipse(x + k * gap, eyeY, rx * 0.31, ry * 0.19), ink, 6)
  art.line(
    `M${x - gap + rx * 0.31} ${eyeY}Q${x} ${eyeY - ry * 0.06} ${x + gap - rx * 0.31} ${eyeY}`,
    ink,
    6,
  )
}
