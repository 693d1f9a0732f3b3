import { mix, rgb, type Rgb } from '../../colour'
import type { Plane } from '../../kit/plane'
import { faced, type Space } from '../../kit/solid'
import { pigments } from '../../palette'
import type { Point } from '../../svg'

type Area = readonly [a0: number, b0: number, a1: number, b1: number]

/** Bands of a highland weave across a sheet: plain stripes, zigzags and diamonds around one main colour. */
export const weave = (
  space: Space,
  plane: Plane,
  [a0, b0, a1, b1]: Area,
  base: Rgb = rgb(space.traits.textile),
  bands = 9,
): void => {
  const { art, rnd } = space
  const tone = (colour: Rgb, add = 0) => faced(space, colour, plane.normal, add)
  const accents = [
    pigments.ochre,
    pigments.linen,
    pigments.jade,
    pigments.bougainvillea,
    pigments.indigo,
    pigments.terracotta,
  ] as const
  art.fill(plane.rect(a0, b0, a1, b1), tone(base))
  const step = (b1 - b0) / bands
  for (let i = 0; i < bands; i++) {
    const low = b0 + i * step
    const colour = rnd.pick(accents)
    if (i % 3 === 0) {
      art.fill(plane.rect(a0, low + step * 0.15, a1, low + step * 0.35), tone(colour))
      art.fill(plane.rect(a0, low + step * 0.6, a1, low + step * 0.75), tone(pigments.linen, 0.1))
    } else if (i % 3 === 1) {
      const teeth = Math.max(4, Math.round((a1 - a0) / Math.max(0.05, Math.abs(step))))
      const zig: Point[] = []
      for (let k = 0; k <= teeth * 2; k++)
        zig.push([a0 + ((a1 - a0) * k) / (teeth * 2), low + step * (k % 2 ? 0.85 : 0.2)])
      art.line(
        plane.line(zig),
        tone(colour, 0.05),
        Math.max(1.4, plane.scale((a0 + a1) / 2, low) * Math.abs(step) * 0.2),
      )
    } else {
      const count = Math.max(3, Math.round((a1 - a0) / Math.max(0.07, Math.abs(step) * 1.4)))
      let d = ''
      for (let k = 0; k < count; k++) {
        const c = a0 + ((a1 - a0) * (k + 0.5)) / count
        const w = ((a1 - a0) / count) * 0.36
        d += plane.poly([
          [c - w, low + step / 2],
          [c, low + step * 0.9],
          [c + w, low + step / 2],
          [c, low + step * 0.1],
        ])
      }
      art.fill(plane.rect(a0, low, a1, low + step), tone(mix(base, pigments.darkWood, 0.3)))
      art.fill(d, tone(colour, 0.05))
    }
  }
}
