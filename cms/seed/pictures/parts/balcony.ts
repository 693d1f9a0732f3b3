import { rgb, type Rgb } from '../colour'
import { type Plane } from '../kit/plane'
import { faced, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { cascade } from './foliage'

/** An iron balcony with flower boxes under a window. */
export const balcony = (space: Space, p: Plane, c: number, iron: Rgb) => {
  const { art: canvas, rnd, camera } = space
  const s = p.scale(c, 3.2)
  canvas.fill(
    camera.poly([
      p.spot(c - 0.95, 3.1),
      p.spot(c + 0.95, 3.1),
      p.spot(c + 0.95, 3.1, 0.6),
      p.spot(c - 0.95, 3.1, 0.6),
    ]),
    faced(space, pigments.stone, [0, 1, 0], -0.3),
  )
  canvas.fill(
    p.rect(c - 0.95, 3.08, c + 0.95, 3.2, 0.6),
    faced(space, pigments.stone, p.normal, 0.1),
  )
  canvas.fill(p.rect(c - 0.9, 2.5, c + 0.9, 3.08), rgb('#33233a'), 0.2)
  let bars = p.line(
    [
      [c - 0.95, 4.05],
      [c + 0.95, 4.05],
    ],
    0.6,
  )
  for (let i = 0; i <= 12; i++)
    bars += p.line(
      [
        [c - 0.95 + (1.9 * i) / 12, 3.15],
        [c - 0.95 + (1.9 * i) / 12, 4.05],
      ],
      0.6,
    )
  canvas.line(bars, iron, Math.max(1, s * 0.022))
  const [x, y] = p.at(c, 3.45, 0.65)
  if (rnd.chance(0.8))
    cascade(
      space,
      x,
      y,
      s * 1.8,
      s * 0.55,
      rnd.pick([pigments.bougainvillea, rgb('#e0503f'), rgb('#f0a93a'), rgb('#f3e6ea')]),
    )
}
