import { createPlane } from '../kit/plane'
import { faced, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { arcade } from './arcade'
import { cascade } from './foliage'
import { tiles } from './roof'

type Court = {
  half: number
  depth: number
  height: number
  sides: readonly (1 | -1)[]
  posts: boolean
}

/** Three wings of a house around a yard. */
export const wings = (space: Space, { half, depth, height, sides, posts }: Court): void => {
  const { camera, traits, rnd, art } = space
  const colour = traits.wall.pigment
  const back = createPlane(camera, [-half, 0, depth], [1, 0, 0], [0, 1, 0])
  tiles(space, [
    [-half - 3, height + 0.05, depth - 0.6],
    [half + 3, height + 0.05, depth - 0.6],
    [half + 3, height + 1.8, depth + 3.4],
    [-half - 3, height + 1.8, depth + 3.4],
  ])
  arcade(space, back, {
    width: half * 2,
    height,
    bays: Math.max(3, Math.round((half * 2) / 2.9)),
    pigment: colour,
    posts,
  })
  art.fill(back.rect(0, height - 0.5, half * 2, height + 0.02), [40, 26, 40], 0.22)
  tiles(space, [
    [-half - 0.4, height - 0.1, depth - 0.65],
    [half + 0.4, height - 0.1, depth - 0.65],
    [half + 3, height + 1.6, depth + 3.2],
    [-half - 3, height + 1.6, depth + 3.2],
  ])
  for (const side of sides) {
    const x = side * half
    const plane =
      side < 0
        ? createPlane(camera, [x, 0, 0.2], [0, 0, 1], [0, 1, 0])
        : createPlane(camera, [x, 0, 0.2], [0, 0, 1], [0, 1, 0])
    arcade(space, plane, {
      width: depth - 0.2,
      height,
      bays: Math.round(depth / 2.6),
      pigment: colour,
      posts,
    })
    const eave = x - side * 0.6
    art.fill(
      camera.poly([
        [x, height, 0.2],
        [eave, height - 0.12, 0.2],
        [eave, height - 0.12, depth],
        [x, height, depth],
      ]),
      faced(space, pigments.darkWood, [0, -1, 0]),
    )
    tiles(
      space,
      side < 0
        ? [
            [eave, height - 0.1, depth],
            [eave, height - 0.1, 0.2],
            [x - 3, height + 1.6, 0.2],
            [x - 3, height + 1.6, depth + 3],
          ]
        : [
            [eave, height - 0.1, 0.2],
            [eave, height - 0.1, depth],
            [x + 3, height + 1.6, depth + 3],
            [x + 3, height + 1.6, 0.2],
          ],
    )
    if (rnd.chance(0.6)) {
      const z = rnd.range(5, depth - 3)
      const [fx, fy] = camera.at([eave, height + 0.1, z])
      cascade(
        space,
        fx,
        fy,
        camera.scale([eave, height, z]) * 2.4,
        camera.scale([eave, height, z]) * 1.6,
      )
    }
  }
}
