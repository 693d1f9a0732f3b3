import { mix, rgb, type Rgb } from '../colour'
import type { Plane } from '../kit/plane'
import { faced, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { smooth, type Point } from '../svg'

/** A lime-washed wall from (0,0) to (width,height) of its plane, weathered, with a darker foot where wanted. */
export const wall = (
  space: Space,
  plane: Plane,
  width: number,
  height: number,
  pigment: Rgb,
  options: { foot?: Rgb; eave?: number; from?: number } = {},
): void => {
  const { art, rnd } = space
  const from = options.from ?? 0
  const shape = plane.rect(from, 0, width, height)
  const high = faced(space, pigment, plane.normal, 0.06)
  const low = faced(space, mix(pigment, rgb('#7a4a3a'), 0.16), plane.normal, -0.1)
  art.fill(
    shape,
    art.linear(plane.at((from + width) / 2, height), plane.at((from + width) / 2, 0), [
      [0, high],
      [0.55, mix(high, low, 0.3)],
      [1, low],
    ]),
  )
  art.clip(shape, () => {
    const patches = { pale: '', worn: '' }
    for (let i = 0; i < Math.max(8, width * 2.2); i++) {
      const a = rnd.range(from, width)
      const b = rnd.range(0, height)
      const r = rnd.range(0.2, 0.9)
      const blot: Point[] = Array.from({ length: 8 }, (_, k) =>
        plane.at(
          a + Math.cos((k / 8) * Math.PI * 2) * r * rnd.range(0.5, 1.1),
          b + Math.sin((k / 8) * Math.PI * 2) * r * rnd.range(0.3, 0.7),
        ),
      )
      patches[rnd.chance(0.55) ? 'pale' : 'worn'] += smooth(blot)
    }
    art.fill(patches.pale, faced(space, mix(pigment, pigments.lime, 0.6), plane.normal, 0.12), 0.16)
    art.fill(
      patches.worn,
      faced(space, mix(pigment, rgb('#6b4436'), 0.4), plane.normal, -0.12),
      0.1,
    )
    if (options.foot) {
      const edge: Point[] = Array.from({ length: 24 }, (_, i): Point => [
        from + ((width - from) * i) / 23,
        0.92 + rnd.bell() * 0.015,
      ])
      art.fill(
        plane.poly([[from, 0], ...edge, [width, 0]]),
        art.linear(plane.at(from, 0.92), plane.at(from, 0), [
          [0, faced(space, options.foot, plane.normal)],
          [1, faced(space, options.foot, plane.normal, -0.2)],
        ]),
      )
    }
    if (options.eave) {
      const drop = options.eave
      art.fill(
        plane.rect(from, height - drop, width, height),
        art.linear(plane.at(from, height), plane.at(from, height - drop), [
          [0, rgb('#33233a'), 0.62],
          [0.75, rgb('#33233a'), 0.36],
          [1, rgb('#33233a'), space.light.contrast > 0.6 ? 0.3 : 0],
        ]),
      )
    }
  })
}
