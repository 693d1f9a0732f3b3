import { mix, type Rgb } from '../colour'
import { lit, pigments } from '../palette'
import type { Stage } from '../stage'
import { smooth, type Point } from '../svg'

const f = (value: number) => Math.round(value * 10) / 10

/** One pointed leaf from its stalk. */
export const leaf = (x: number, y: number, angle: number, length: number, belly = 0.34): string => {
  const c = Math.cos(angle) * length
  const s = Math.sin(angle) * length
  if (length < 15)
    return `M${f(x)} ${f(y)}l${f(c * 0.5 - s * belly * 0.7)} ${f(s * 0.5 + c * belly * 0.7)} ${f(c * 0.5 + s * belly * 0.7)} ${f(s * 0.5 - c * belly * 0.7)} ${f(-c * 0.5 + s * belly * 0.7)} ${f(-s * 0.5 - c * belly * 0.7)}Z`
  const nx = -s * belly
  const ny = c * belly
  return `M${f(x)} ${f(y)}q${f(c * 0.45 + nx)} ${f(s * 0.45 + ny)} ${f(c)} ${f(s)}q${f(-c * 0.55 - nx)} ${f(-s * 0.55 - ny)} ${f(-c)} ${f(-s)}Z`
}

export type Clump = {
  x: number
  y: number
  rx: number
  ry: number
  pigment?: Rgb
  /** Colour of what catches the light; blossoms for a bush in flower. */
  bright?: Rgb
  leaf?: number
  density?: number
  far?: number
  /** How much of the light tones are used, 0 to 1. */
  bloom?: number
}

/** A bush or a part of a crown: dark inside, lit clusters towards the sun. */
export const clump = (stage: Stage, spec: Clump): void => {
  const { art, rnd, light, side } = stage
  const { x, y, rx, ry, far = 0, bloom = 1 } = spec
  const pigment = spec.pigment ?? pigments.leaf
  const bright = spec.bright ?? mix(pigment, pigments.freshLeaf, 0.55)
  const size = spec.leaf ?? Math.max(7, Math.min(rx, ry) * 0.16)
  const density = (spec.density ?? 1) * Math.max(0.8, Math.min(2.2, (rx * ry) / (size * size) / 30))
  const rim: Point[] = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * Math.PI * 2
    const r = rnd.range(0.78, 1.0)
    return [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r]
  })
  const dark = lit(light, mix(pigment, pigments.deepLeaf, 0.5), 0.05, far)
  art.fill(
    smooth(rim),
    art.linear(
      [x + side * rx * 0.5, y - ry],
      [x - side * rx * 0.4, y + ry],
      [
        [0, lit(light, pigment, 0.35, far)],
        [1, dark],
      ],
    ),
  )
  const scatter = (count: number, cx: number, cy: number, wx: number, wy: number) =>
    Array.from({ length: Math.round(count * density) }, () => {
      const angle = rnd.range(0, Math.PI * 2)
      const r = Math.sqrt(rnd.next())
      const px = cx + Math.cos(angle) * wx * r
      const py = cy + Math.sin(angle) * wy * r
      return leaf(px, py, angle + rnd.bell() * 1.2, size * rnd.range(0.7, 1.3))
    }).join('')
  art.fill(scatter(60, x, y, rx * 1.02, ry * 1.02), dark)
  const clusters = Math.round(9 * Math.min(1.4, density))
  let middle = ''
  let high = ''
  let spark = ''
  for (let i = 0; i < clusters; i++) {
    const angle = rnd.range(0, Math.PI * 2)
    const r = Math.sqrt(rnd.next()) * 0.78
    const cx = x + Math.cos(angle) * rx * r
    const cy = y + Math.sin(angle) * ry * r
    const sunny = (Math.cos(angle) * side - Math.sin(angle) * 0.9) * r
    middle += scatter(13, cx, cy, rx * 0.32, ry * 0.28)
    if (sunny > -0.45)
      high += scatter(9 * bloom, cx + side * rx * 0.06, cy - ry * 0.08, rx * 0.25, ry * 0.2)
    if (sunny > 0.1)
      spark += scatter(5 * bloom, cx + side * rx * 0.1, cy - ry * 0.13, rx * 0.18, ry * 0.14)
  }
  art.fill(middle, lit(light, pigment, 0.5, far))
  art.fill(high, lit(light, mix(pigment, bright, 0.7), 0.8, far))
  art.fill(spark, lit(light, mix(bright, [255, 255, 240], 0.12), 1, far))
}

/** A low hedge of overlapping bushes from one point to another. */
export const hedge = (
  stage: Stage,
  from: Point,
  to: Point,
  height: number,
  options: Partial<Clump> = {},
): void => {
  const { rnd } = stage
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(2, Math.round(length / (height * 0.75)))
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const size = height * rnd.range(0.75, 1.15)
    clump(stage, {
      x: from[0] + (to[0] - from[0]) * t,
      y: from[1] + (to[1] - from[1]) * t - size * 0.4,
      rx: size * 0.75,
      ry: size * 0.6,
      density: 0.6,
      ...options,
    })
  }
}

/** Blossoms that spill over an edge: broad above, thinning tongues below. */
export const cascade = (
  stage: Stage,
  x: number,
  y: number,
  width: number,
  drop: number,
  bright: Rgb = pigments.bougainvillea,
): void => {
  const { rnd } = stage
  const tongues = Math.max(3, Math.round(width / 70))
  const size = Math.max(8, Math.min(15, width * 0.03))
  for (let i = 0; i < tongues; i++) {
    const t = (i + 0.5) / tongues
    const px = x + (t - 0.5) * width
    const reach = drop * rnd.range(0.35, 1) * (0.5 + Math.sin(t * Math.PI) * 0.5)
    clump(stage, {
      x: px,
      y: y + reach * 0.4,
      rx: (width / tongues) * 0.75,
      ry: reach * 0.62,
      bright,
      leaf: size,
      density: 0.75,
      pigment: mix(pigments.leaf, bright, rnd.range(0.2, 0.75)),
    })
  }
  clump(stage, {
    x,
    y,
    rx: width * 0.56,
    ry: Math.max(width * 0.13, 30),
    bright,
    leaf: size,
    density: 1.7,
    pigment: mix(pigments.leaf, bright, 0.55),
  })
}

/** Blades of grass or reed that grow from a line. */
export const grasses = (
  stage: Stage,
  x0: number,
  x1: number,
  y: number,
  height: number,
  pigment: Rgb,
  facing = 0.6,
): void => {
  const { art, rnd, light } = stage
  const tones = [0.15, facing, 1] as const
  for (const tone of tones) {
    const blades = Array.from({ length: Math.round(((x1 - x0) / height) * 5) }, () =>
      leaf(
        rnd.range(x0, x1),
        y + rnd.range(-2, height * 0.15),
        -Math.PI / 2 + rnd.bell() * 0.7,
        height * rnd.range(0.5, 1.1) * (1 - tone * 0.25),
        0.09,
      ),
    )
    art.fill(blades.join(''), lit(light, pigment, tone))
  }
}
