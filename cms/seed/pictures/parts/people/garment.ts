import { mix, rgb, type Rgb } from '../../colour'
import { lit, pigments } from '../../palette'
import { type Stage } from '../../stage'
import { ellipse, polygon, smooth, type Point } from '../../svg'
import type { Figure, Head } from './bust'

/** What somebody wears: a huipil with woven bands, a blouse, a shirt or a jacket. */
export const garment = (stage: Stage, figure: Figure, head: Head): void => {
  const { art, rnd, light, side, traits, height } = stage
  const { x, y, rx, ry } = head
  const cloth = rgb(traits.textile)
  const woven = figure === 'woman' && rnd.chance(0.6)
  const base = woven ? cloth : rnd.pick([pigments.linen, pigments.indigo, pigments.sage, cloth])
  const top = y + ry * 1.5
  const reach = rx * (figure === 'man' ? 2.7 : 2.35)
  const shoulders: Point[] = [
    [x - rx * 0.72, top - ry * 0.1],
    [x - reach * 0.72, top + ry * 0.3],
    [x - reach, top + ry * 1.0],
    [x - reach * 1.12, height * 1.05],
    [x + reach * 1.12, height * 1.05],
    [x + reach, top + ry * 1.0],
    [x + reach * 0.72, top + ry * 0.3],
    [x + rx * 0.72, top - ry * 0.1],
    [x, top + ry * 0.42],
  ]
  const outline = smooth(shoulders)
  art.fill(outline, lit(light, base, 0.78))
  art.clip(outline, () => {
    if (woven) bands(stage, x, top, reach, ry, cloth)
    art.fill(
      polygon([
        [x - side * rx * 0.2, top],
        [x - side * reach * 1.3, top],
        [x - side * reach * 1.3, height],
        [x - side * rx * 0.5, height],
      ]),
      lit(light, mix(base, rgb('#20141c'), 0.5), 0.2),
      0.4,
    )
  })
  if (woven) collar(stage, head, top)
  else if (figure === 'man') lapels(stage, head, top, base)
  else necklace(stage, head, top)
}

/** Rows of zigzag, lozenges and plain stripes, as on a huipil. */
const bands = (
  stage: Stage,
  x: number,
  top: number,
  reach: number,
  ry: number,
  cloth: Rgb,
): void => {
  const { art, light, rnd } = stage
  const colours = [
    pigments.maize,
    pigments.white,
    pigments.jade,
    pigments.bougainvillea,
    pigments.sky,
  ]
  const step = ry * 0.34
  for (let row = 0; row < 9; row++) {
    const y = top + ry * 0.42 + row * step
    const colour = lit(light, colours[(row + rnd.int(0, 1)) % colours.length] ?? cloth, 0.85)
    const marks: string[] = []
    for (let px = x - reach * 1.2; px < x + reach * 1.2; px += step * 0.8) {
      const w = step * 0.36
      if (row % 3 === 0)
        marks.push(
          polygon([
            [px - w, y],
            [px, y - w],
            [px + w, y],
            [px, y + w],
          ]),
        )
      else if (row % 3 === 1)
        marks.push(
          polygon([
            [px - w, y + w * 0.7],
            [px, y - w * 0.7],
            [px + w, y + w * 0.7],
            [px, y + w * 0.1],
          ]),
        )
      else marks.push(ellipse(px, y, w * 0.5))
    }
    art.fill(marks.join(''), colour, 0.92)
  }
}

const collar = (stage: Stage, { x, rx, ry }: Head, top: number): void => {
  const { art, light } = stage
  const arc = `M${x - rx * 0.74} ${top - ry * 0.06}Q${x} ${top + ry * 0.72} ${x + rx * 0.74} ${top - ry * 0.06}`
  art.line(arc, lit(light, pigments.maize, 0.9), 26)
  art.line(arc, lit(light, pigments.brick, 0.8), 9)
}

const lapels = (stage: Stage, { x, rx, ry }: Head, top: number, base: Rgb): void => {
  const { art, light } = stage
  for (const k of [-1, 1])
    art.fill(
      polygon([
        [x + k * rx * 0.08, top + ry * 0.5],
        [x + k * rx * 0.74, top - ry * 0.2],
        [x + k * rx * 0.98, top + ry * 0.12],
        [x + k * rx * 0.42, top + ry * 0.86],
      ]),
      lit(light, mix(base, pigments.white, 0.35), k === stage.side ? 0.9 : 0.55),
    )
}

const necklace = (stage: Stage, { x, rx, ry }: Head, top: number): void => {
  const { art, light } = stage
  for (let i = 0; i <= 12; i++) {
    const t = i / 12
    const px = x - rx * 0.62 + rx * 1.24 * t
    const py = top - ry * 0.02 + Math.sin(t * Math.PI) * ry * 0.34
    art.fill(ellipse(px, py, 10), lit(light, i % 3 ? pigments.maize : pigments.brick, 0.9))
  }
}
