import type { Rgb } from '../colour'
import { polygon, type Paint } from '../svg'
import type { Spot } from './camera'
import { faced, hull, type Space } from './solid'

const ring = (x: number, y: number, z: number, radius: number): Spot[] =>
  Array.from({ length: 24 }, (_, i): Spot => {
    const angle = (i / 24) * Math.PI * 2
    return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius]
  })

/** A flat disc that lies level. */
export const disc = (
  space: Space,
  [x, y, z]: Spot,
  radius: number,
  paint: Paint,
  opacity = 1,
): void => space.art.fill(space.camera.poly(ring(x, y, z, radius)), paint, opacity)

/** A round body from `y0` to `y1`, shaded around its middle; radii at its foot and its top. */
export const drum = (
  space: Space,
  [x, , z]: Spot,
  [y0, y1]: readonly [number, number],
  [r0, r1]: readonly [number, number],
  pigment: Rgb,
  options: { top?: Rgb; add?: number } = {},
): void => {
  const { art, camera } = space
  const add = options.add ?? 0
  const outline = hull([...ring(x, y0, z, r0), ...ring(x, y1, z, r1)].map(camera.at))
  const reach = Math.max(r0, r1)
  const [lx] = camera.at([x - reach, y0, z])
  const [rx] = camera.at([x + reach, y0, z])
  const from = space.side > 0 ? rx : lx
  const to = space.side > 0 ? lx : rx
  art.fill(
    polygon(outline),
    art.linear(
      [from, 0],
      [to, 0],
      [
        [0, faced(space, pigment, [space.side * 0.9, 0, -0.3], add)],
        [0.4, faced(space, pigment, [space.side * 0.3, 0, -0.9], add)],
        [1, faced(space, pigment, [-space.side, 0, 0.1], add - 0.1)],
      ],
    ),
  )
  if (camera.eye[1] > y1)
    disc(space, [x, y1, z], r1, faced(space, options.top ?? pigment, [0, 1, 0], add))
}
