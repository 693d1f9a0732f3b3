import { mix, type Rgb } from '../../colour'
import type { Plane } from '../../kit/plane'
import { faced, type Space } from '../../kit/solid'
import { pigments } from '../../palette'

/** Painted tiles on a wall: stars and lozenges of one hue on cream. */
export const glazed = (
  space: Space,
  plane: Plane,
  [a0, b0, a1, b1]: readonly [number, number, number, number],
  size: number,
  hue: Rgb,
): void => {
  const { art, rnd } = space
  const cream = faced(space, pigments.lime, plane.normal, 0.05)
  art.fill(plane.rect(a0, b0, a1, b1), cream)
  const style = rnd.int(0, 2)
  let main = ''
  let accent = ''
  let joints = ''
  for (let b = b0, j = 0; b < b1 - 0.01; b += size, j++) {
    const top = Math.min(b1, b + size)
    joints += plane.line([
      [a0, b],
      [a1, b],
    ])
    for (let a = a0, i = 0; a < a1 - 0.01; a += size, i++) {
      const right = Math.min(a1, a + size)
      const ca = (a + right) / 2
      const cb = (b + top) / 2
      const w = (right - a) / 2
      const h = (top - b) / 2
      if (style === 0) {
        main += plane.poly([
          [ca - w * 0.85, cb],
          [ca, cb + h * 0.85],
          [ca + w * 0.85, cb],
          [ca, cb - h * 0.85],
        ])
        accent += plane.poly([
          [ca - w * 0.36, cb],
          [ca, cb + h * 0.36],
          [ca + w * 0.36, cb],
          [ca, cb - h * 0.36],
        ])
      } else if (style === 1) {
        if ((i + j) % 2) main += plane.rect(a, b, right, top)
        else
          accent += plane.poly([
            [ca - w * 0.5, cb],
            [ca, cb + h * 0.5],
            [ca + w * 0.5, cb],
            [ca, cb - h * 0.5],
          ])
      } else {
        main +=
          plane.poly([
            [a, b],
            [right, b],
            [ca, cb],
          ]) +
          plane.poly([
            [a, top],
            [right, top],
            [ca, cb],
          ])
        if ((i + j) % 2 === 0)
          accent += plane.poly([
            [ca - w * 0.3, cb],
            [ca, cb + h * 0.3],
            [ca + w * 0.3, cb],
            [ca, cb - h * 0.3],
          ])
      }
    }
  }
  for (let a = a0; a <= a1; a += size)
    joints += plane.line([
      [a, b0],
      [a, b1],
    ])
  art.fill(main, faced(space, hue, plane.normal, 0.05), style === 1 ? 0.75 : 0.85)
  art.fill(
    accent,
    faced(space, style === 0 ? pigments.ochre : mix(hue, pigments.darkWood, 0.2), plane.normal),
    0.9,
  )
  art.line(joints, faced(space, pigments.stone, plane.normal), 1.1, 0.45)
  art.fill(
    plane.rect(a0, b1 - 0.03, a1, b1 + 0.03, 0.01),
    faced(space, mix(hue, pigments.darkWood, 0.25), plane.normal),
  )
}
