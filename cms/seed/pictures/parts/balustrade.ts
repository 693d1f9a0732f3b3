import { mix } from '../colour'
import { createPlane } from '../kit/plane'
import { faced, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { boards, squareTiles } from './ground'

/** A stone balustrade with turned posts, or an iron rail, across the picture. */
export const balustrade = (
  space: Space,
  z: number,
  style: 'stone' | 'iron' | 'glass' | 'wood',
  y = 0,
): void => {
  const { camera, art } = space
  const p = createPlane(camera, [-12, y, z], [1, 0, 0], [0, 1, 0])
  if (style === 'stone') {
    const tone = faced(space, mix(pigments.lime, pigments.sand, 0.3), p.normal, 0.05)
    const dark = faced(space, mix(pigments.lime, pigments.sand, 0.3), p.normal, -0.3)
    art.fill(p.rect(0, 0, 24, 0.16, 0.1), tone)
    for (let a = 0.2; a < 24; a += 0.3) {
      const d = p.poly([
        [a - 0.06, 0.14],
        [a - 0.1, 0.32],
        [a - 0.04, 0.55],
        [a - 0.05, 0.76],
        [a + 0.05, 0.76],
        [a + 0.04, 0.55],
        [a + 0.1, 0.32],
        [a + 0.06, 0.14],
      ])
      art.fill(
        d,
        art.linear(
          p.at(a - 0.1, 0),
          p.at(a + 0.1, 0),
          space.side > 0
            ? [
                [0, dark],
                [1, tone],
              ]
            : [
                [0, tone],
                [1, dark],
              ],
        ),
      )
    }
    art.fill(
      p.rect(0, 0.74, 24, 0.92, 0.12),
      art.linear(p.at(12, 0.92), p.at(12, 0.74), [
        [0, faced(space, pigments.lime, [0, 1, 0], 0.1)],
        [0.4, tone],
        [1, dark],
      ]),
    )
  } else if (style === 'glass') {
    art.fill(p.rect(0, 0.05, 24, 1), mix(space.light.sky[2], pigments.white, 0.3), 0.16)
    for (let a = 0.5; a < 24; a += 2)
      art.line(
        p.line([
          [a, 0],
          [a, 1],
        ]),
        faced(space, pigments.iron, p.normal),
        5,
      )
    art.line(
      p.line([
        [0, 1.02],
        [24, 1.02],
      ]),
      faced(space, pigments.iron, p.normal, 0.2),
      9,
    )
  } else {
    const wood = style === 'wood'
    let bars = ''
    for (let a = 0.1; a < 24; a += wood ? 0.24 : 0.16)
      bars += p.line([
        [a, 0.08],
        [a, 0.94],
      ])
    art.line(
      bars +
        p.line([
          [0, 0.1],
          [24, 0.1],
        ]),
      faced(space, wood ? pigments.wood : pigments.iron, p.normal),
      wood ? 9 : 4,
    )
    art.line(
      p.line([
        [0, 0.98],
        [24, 0.98],
      ]),
      faced(space, wood ? pigments.paleWood : pigments.iron, p.normal, 0.2),
      wood ? 18 : 9,
    )
  }
}

export const floorOf = (space: Space, z1: number) => {
  const { setting, rnd } = space
  const patch = [-14, 14, 0, z1] as const
  if (setting === 'lake' || setting === 'forest' || setting === 'coast' || setting === 'highland')
    boards(space, patch, pigments.paleWood, 0, 0.2, rnd.chance(0.5))
  else
    squareTiles(
      space,
      patch,
      0.45,
      mix(pigments.tile, pigments.sand, 0.2),
      rnd.chance(0.35) ? pigments.sand : undefined,
    )
}

export const railOf = (space: Space) =>
  space.setting === 'city'
    ? 'glass'
    : space.setting === 'colonial' || space.setting === 'coffee'
      ? space.rnd.pick(['stone', 'iron'] as const)
      : space.rnd.pick(['wood', 'iron'] as const)
