import { mix, rgb } from '../colour'
import { type Space } from '../kit/solid'
import { lit, pigments } from '../palette'
import { type Point } from '../svg'

/** A wall lamp; it glows at dusk and in rain. */
export const lantern = (space: Space, [x, y]: Point, size: number): void => {
  const { art, light } = space
  const on = light.lamps
  const frame = lit(light, pigments.iron, 0.4)
  art.line(
    `M${x.toFixed(1)} ${(y - size * 0.9).toFixed(1)}v${(size * 0.3).toFixed(1)}`,
    frame,
    Math.max(1.2, size * 0.08),
  )
  art.fill(
    `M${(x - size * 0.34).toFixed(1)} ${(y - size * 0.4).toFixed(1)}L${x.toFixed(1)} ${(y - size * 0.75).toFixed(1)}L${(x + size * 0.34).toFixed(1)} ${(y - size * 0.4).toFixed(1)}L${(x + size * 0.22).toFixed(1)} ${(y + size * 0.42).toFixed(1)}L${(x - size * 0.22).toFixed(1)} ${(y + size * 0.42).toFixed(1)}Z`,
    frame,
  )
  art.fill(
    `M${(x - size * 0.22).toFixed(1)} ${(y - size * 0.32).toFixed(1)}h${(size * 0.44).toFixed(1)}l${(-size * 0.08).toFixed(1)} ${(size * 0.64).toFixed(1)}h${(-size * 0.28).toFixed(1)}Z`,
    mix(lit(light, rgb('#d8cba8'), 0.8), rgb('#ffdf9a'), on),
  )
  if (on < 0.25) return
  const reach = size * 5
  art.fill(
    `M${(x - reach).toFixed(1)} ${y.toFixed(1)}a${reach.toFixed(1)} ${reach.toFixed(1)} 0 1 1 ${(2 * reach).toFixed(1)} 0a${reach.toFixed(1)} ${reach.toFixed(1)} 0 1 1 ${(-2 * reach).toFixed(1)} 0Z`,
    art.radial([x, y], reach, [
      [0, [255, 205, 120], 0.6 * on],
      [0.25, [255, 175, 90], 0.26 * on],
      [1, [255, 150, 70], 0],
    ]),
  )
}
