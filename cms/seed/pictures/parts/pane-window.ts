import { mix, type Rgb } from '../colour'
import { type Plane } from '../kit/plane'
import { faced, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { type Area, glassPaint, halo, warmthOf } from './glass'

/** A plain window with panes; with shutters where a colour for them is given. */
export const paneWindow = (
  space: Space,
  plane: Plane,
  area: Area,
  options: { frame?: Rgb; shutters?: Rgb; columns?: number; rows?: number; wall?: Rgb } = {},
): void => {
  const { art } = space
  const [a0, b0, a1, b1] = area
  const { frame = pigments.wood, columns = 2, rows = 2 } = options
  const s = plane.scale((a0 + a1) / 2, b0)
  const tone = faced(space, frame, plane.normal, 0.05)
  const warmth = warmthOf(space)
  art.fill(plane.rect(a0 - 0.07, b0 - 0.07, a1 + 0.07, b1 + 0.07), tone)
  art.fill(plane.rect(...area), glassPaint(space, plane, area, warmth))
  halo(space, plane, area, warmth)
  let bars = ''
  for (let i = 1; i < columns; i++)
    bars += plane.line([
      [a0 + ((a1 - a0) * i) / columns, b0],
      [a0 + ((a1 - a0) * i) / columns, b1],
    ])
  for (let j = 1; j < rows; j++)
    bars += plane.line([
      [a0, b0 + ((b1 - b0) * j) / rows],
      [a1, b0 + ((b1 - b0) * j) / rows],
    ])
  art.line(bars, tone, Math.max(1.2, s * 0.045))
  art.fill(
    plane.rect(a0 - 0.12, b0 - 0.14, a1 + 0.12, b0 - 0.05, 0.06),
    faced(space, mix(frame, pigments.stone, 0.5), plane.normal, 0.2),
  )
  if (!options.shutters) return
  const leafWidth = (a1 - a0) * 0.48
  const paint = faced(space, options.shutters, plane.normal)
  const slat = faced(space, options.shutters, plane.normal, -0.25)
  for (const [x0, x1] of [
    [a0 - leafWidth - 0.05, a0 - 0.05],
    [a1 + 0.05, a1 + leafWidth + 0.05],
  ] as const) {
    art.fill(plane.rect(x0, b0 - 0.03, x1, b1 + 0.03, 0.03), paint)
    let slats = ''
    for (let b = b0 + 0.1; b < b1 - 0.05; b += 0.12)
      slats += plane.line(
        [
          [x0 + 0.06, b],
          [x1 - 0.06, b],
        ],
        0.03,
      )
    art.line(slats, slat, Math.max(1, s * 0.03), 0.7)
  }
}
