import { mix, rgb } from '../colour'
import { lit, pigments } from '../palette'
import { type Stage } from '../stage'
import { type Point, polyline } from '../svg'

/** Small lamps on a hanging wire. */
export const strings = (stage: Stage, from: Point, to: Point, sag: number): void => {
  const { art, light } = stage
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 4 * t * (1 - t) * sag,
  ]
  art.line(
    polyline(Array.from({ length: 24 }, (_, i) => at(i / 23))),
    lit(light, pigments.iron, 0.4),
    2.4,
    0.8,
  )
  let bulbs = ''
  for (let i = 1; i < 12; i++) {
    const [x, y] = at(i / 12)
    bulbs += `M${x - 6} ${y + 9}a6 7.5 0 1 1 12 0a6 7.5 0 1 1 -12 0Z`
    if (light.lamps > 0.25) {
      const r = 46
      art.fill(
        `M${x - r} ${y + 9}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
        art.radial([x, y + 9], r, [
          [0, [255, 200, 110], 0.5 * light.lamps],
          [1, [255, 160, 70], 0],
        ]),
      )
    }
  }
  art.fill(bulbs, mix(lit(light, pigments.linen, 0.9), rgb('#ffe4a6'), Math.max(0.35, light.lamps)))
}
