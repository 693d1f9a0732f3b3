import { mix, rgb, type Rgb } from '../../colour'
import { lit } from '../../palette'
import { type Stage } from '../../stage'
import { ellipse, smooth, type Point } from '../../svg'
import type { Figure, Head } from './bust'

type Style = 'long' | 'braid' | 'bun' | 'bob' | 'short' | 'curly' | 'side'
export type Hair = { style: Style; colour: Rgb; ribbon: Rgb }

const colours = ['#231714', '#33211a', '#1b1414', '#4a2e20', '#6f6764'] as const

export const hairOf = (stage: Stage, figure: Figure): Hair => {
  const { rnd } = stage
  return {
    style:
      figure === 'woman'
        ? rnd.pick(['long', 'braid', 'bun', 'bob'] as const)
        : rnd.pick(['short', 'curly', 'side'] as const),
    colour: rgb(rnd.pick(colours)),
    ribbon: rgb(rnd.pick(['#b5303f', '#1f7a68', '#d98a2b', '#6a4a8f'] as const)),
  }
}

const tones = ({ light }: Stage, { colour }: Hair) => ({
  base: lit(light, colour, 0.45),
  gloss: lit(light, mix(colour, rgb('#a9836a'), 0.4), 0.9),
})

/** What falls behind neck and shoulders. */
export const hairBehind = (stage: Stage, head: Head, hair: Hair): void => {
  const { art } = stage
  const { x, y, rx, ry } = head
  const { base } = tones(stage, hair)
  if (hair.style === 'long' || hair.style === 'bob') {
    const drop = hair.style === 'long' ? 2.5 : 1.35
    art.fill(
      smooth([
        [x - rx * 1.1, y - ry * 0.9],
        [x, y - ry * 1.5],
        [x + rx * 1.1, y - ry * 0.9],
        [x + rx * 1.36, y + ry * 0.6],
        [x + rx * 1.3, y + ry * drop],
        [x + rx * 0.5, y + ry * (drop + 0.1)],
        [x - rx * 0.5, y + ry * (drop + 0.1)],
        [x - rx * 1.3, y + ry * drop],
        [x - rx * 1.36, y + ry * 0.6],
      ]),
      base,
    )
  }
  if (hair.style === 'bun') art.fill(ellipse(x, y - ry * 1.34, rx * 0.5, ry * 0.36), base)
}

/** What lies over the forehead, and a braid over the shoulder. */
export const hairOnTop = (stage: Stage, head: Head, hair: Hair): void => {
  const { art, side, rnd } = stage
  const { x, y, rx, ry } = head
  const { base, gloss } = tones(stage, hair)
  const parting = side * rx * (hair.style === 'side' ? 0.5 : 0.12)
  const low = hair.style === 'short' || hair.style === 'side' || hair.style === 'curly' ? 0.02 : 0.3
  const cap: Point[] = [
    [x - rx * 1.06, y + ry * low],
    [x - rx * 1.12, y - ry * 0.6],
    [x - rx * 0.7, y - ry * 1.22],
    [x, y - ry * 1.36],
    [x + rx * 0.7, y - ry * 1.22],
    [x + rx * 1.12, y - ry * 0.6],
    [x + rx * 1.06, y + ry * low],
    [x + rx * 0.92, y - ry * 0.3],
    [x + rx * 0.6, y - ry * 0.66],
    [x + parting, y - ry * 0.86],
    [x - rx * 0.6, y - ry * 0.66],
    [x - rx * 0.92, y - ry * 0.3],
  ]
  art.fill(smooth(cap), base)
  if (hair.style === 'curly')
    for (let i = 0; i < 16; i++) {
      const angle = Math.PI * (1 + i / 15)
      const r = rx * rnd.range(0.2, 0.3)
      art.fill(
        ellipse(x + Math.cos(angle) * rx * 1.02, y - ry * 0.42 + Math.sin(angle) * ry * 0.84, r),
        base,
      )
    }
  art.line(
    `M${x + side * rx * 0.3} ${y - ry * 1.2}Q${x + side * rx * 0.86} ${y - ry * 1.04} ${x + side * rx * 0.98} ${y - ry * 0.5}`,
    gloss,
    9,
    0.45,
  )
  if (hair.style === 'braid') braid(stage, head, base, hair.ribbon)
  if (hair.style === 'bun') ribbonBand(stage, head, hair.ribbon)
}

const braid = (stage: Stage, { x, y, rx, ry }: Head, base: Rgb, ribbon: Rgb): void => {
  const { art, light, side } = stage
  const knots = 8
  for (let i = 0; i < knots; i++) {
    const t = i / (knots - 1)
    const bx = x - side * rx * (1.02 + 0.16 * Math.sin(t * 2.4))
    const by = y + ry * (0.5 + t * 2.1)
    const r = rx * (0.25 - t * 0.07)
    art.fill(ellipse(bx + (i % 2 ? 1 : -1) * r * 0.22, by, r, r * 1.1), base)
    if (i >= knots - 3)
      art.fill(ellipse(bx, by + r * 0.5, r * 0.85, r * 0.32), lit(light, ribbon, 0.8))
  }
}

/** The woven band that is wound around the head. */
const ribbonBand = (stage: Stage, { x, y, rx, ry }: Head, ribbon: Rgb): void => {
  const { art, light } = stage
  const arc = `M${x - rx * 1.08} ${y - ry * 0.6}Q${x} ${y - ry * 1.62} ${x + rx * 1.08} ${y - ry * 0.6}`
  art.line(arc, lit(light, ribbon, 0.8), 30)
  art.line(arc, lit(light, rgb('#f3cf7c'), 0.9), 6)
}
