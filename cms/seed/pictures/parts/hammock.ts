import { mix, rgb } from '../colour'
import { lit, pigments } from '../palette'
import type { Stage } from '../stage'
import type { Point } from '../svg'

/** A striped hammock between two points; `slack` is its sag as a share of the distance. */
export const hammock = (stage: Stage, from: Point, to: Point, slack = 0.28): void => {
  const { art, light, traits } = stage
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const sag = length * slack
  const point = (t: number, drop: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 4 * t * (1 - t) * sag * drop,
  ]
  const cloth = (upper: number, lower: number): string => {
    const top: Point[] = []
    const foot: Point[] = []
    for (let i = 0; i <= 20; i++) {
      const t = 0.16 + (0.68 * i) / 20
      const swell = Math.sin((i / 20) * Math.PI) ** 0.6
      const y = point(t, 1)[1]
      const x = point(t, 1)[0]
      const depth = length * 0.15 * swell
      top.push([x, y - length * 0.05 * swell + depth * upper])
      foot.push([x, y - length * 0.05 * swell + depth * lower])
    }
    return `M${[...top, ...foot.reverse()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  }
  let ropes = ''
  for (const [end, t] of [
    [from, 0.16],
    [to, 0.84],
  ] as const)
    for (let i = 0; i < 7; i++) {
      const [x, y] = point(t, 1)
      ropes += `M${end[0].toFixed(1)} ${end[1].toFixed(1)}L${x.toFixed(1)} ${(y + (i - 2) * length * 0.006).toFixed(1)}`
    }
  art.line(ropes, lit(light, pigments.linen, 0.5), Math.max(1.2, length * 0.003))
  const base = rgb(traits.textile)
  const stripes = [
    base,
    pigments.ochre,
    base,
    pigments.linen,
    pigments.jade,
    base,
    pigments.terracotta,
    pigments.linen,
  ]
  art.fill(cloth(-0.3, 0.14), lit(light, mix(base, pigments.darkWood, 0.3), 0.1))
  stripes.forEach((colour, i) => {
    const a = i / stripes.length
    art.fill(cloth(a, a + 1 / stripes.length + 0.02), lit(light, colour, 0.9 - a * 0.75))
  })
  let fringe = ''
  for (let i = 0; i < 46; i++) {
    const t = 0.2 + (0.6 * i) / 45
    const swell = Math.sin(((t - 0.16) / 0.68) * Math.PI) ** 0.6
    const [x, y] = point(t, 1)
    fringe += `M${x.toFixed(1)} ${(y + length * 0.1 * swell).toFixed(1)}l${(i % 2 ? 2 : -2).toFixed(0)} ${(length * 0.045).toFixed(1)}`
  }
  art.line(fringe, lit(light, pigments.linen, 0.55), Math.max(1.2, length * 0.004))
}
