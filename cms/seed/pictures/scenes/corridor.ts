import { mix } from '../colour'
import { createPlane } from '../kit/plane'
import { box, faced } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { groundShadow, lawn, squareTiles } from '../parts/ground'
import { lantern } from '../parts/lantern'
import { door, grilleWindow } from '../parts/opening'
import { plant, pot } from '../parts/planting'
import { wall } from '../parts/wall'
import { type Stage } from '../stage'
import { openAir } from './open-air'

/** A covered walk seen along its length: wall on one side, posts and the garden on the other. */
export const corridor = (stage: Stage): void => {
  const { rnd, art } = stage
  const gardenSide = rnd.sign()
  const space = openAir(
    { ...stage, side: gardenSide },
    {
      horizon: rnd.range(0.52, 0.58),
      eye: 1.6,
      focal: rnd.range(0.72, 0.84),
      yaw: -gardenSide * rnd.range(0.02, 0.16),
    },
  )
  const { camera } = space
  backdrop(stage, stage.height * 0.5, stage.setting)
  const depth = 15
  const out = gardenSide * 1.7
  const wallX = -gardenSide * 1.6
  const height = 3.1
  lawn(space, gardenSide > 0 ? [out, 30, 0.4, 40] : [-30, out, 0.4, 40])
  for (let i = 0; i < 9; i++)
    plant(
      space,
      rnd.pick(['bush', 'flower', 'banana', 'flower', 'agave'] as const),
      out + gardenSide * rnd.range(0.9, 4.5),
      13.5 - i * 1.25,
      rnd.range(0.8, 1.7),
    )
  const [low, high] = gardenSide > 0 ? [wallX, out] : [out, wallX]
  squareTiles(
    space,
    [low, high, 0.1, depth],
    0.4,
    pigments.tile,
    rnd.chance(0.3) ? pigments.sand : undefined,
  )
  const end = createPlane(camera, [low, 0, depth], [1, 0, 0], [0, 1, 0])
  art.fill(
    end.rect(0, 0, high - low, height + 0.6),
    faced(space, mix(stage.traits.wall.pigment, pigments.lime, 0.3), end.normal, -0.1),
  )
  art.fill(end.rect(0.9, 0, 2.1, 2.3), faced(space, pigments.darkWood, end.normal))
  const wallPlane = createPlane(camera, [wallX, 0, 0.1], [0, 0, 1], [0, 1, 0])
  const colour = stage.traits.wall.pigment
  wall(space, wallPlane, depth, height + 0.6, colour, {
    foot: rnd.chance(0.6) ? mix(colour, pigments.brick, 0.6) : undefined,
  })
  for (const z of [2.6, 6, 9.4, 12.6]) {
    if (z === 6 || z === 12.6)
      door(space, wallPlane, [z - 0.6, 0.02, z + 0.6, 2.3], { wall: colour, wood: pigments.wood })
    else grilleWindow(space, wallPlane, [z - 0.55, 0.9, z + 0.55, 2.2], colour)
  }
  for (let z = 0.8; z < depth; z += 3)
    groundShadow(
      space,
      [
        [out, 0.01, z + 1.1],
        [out, 0.01, z + 1.35],
        [wallX, 0.01, z + 2.4],
        [wallX, 0.01, z + 2.1],
      ],
      0.6,
    )
  art.fill(
    camera.poly([
      [wallX, height + 0.6, 0.1],
      [out, height, 0.1],
      [out, height, depth],
      [wallX, height + 0.6, depth],
    ]),
    art.linear(
      camera.at([0, height, depth]),
      [camera.at([0, 3.4, 2])[0], 0],
      [
        [0, faced(space, pigments.darkWood, [0, -1, 0], 0.2)],
        [1, faced(space, pigments.darkWood, [0, -1, 0], -0.1)],
      ],
    ),
  )
  for (let z = depth; z > 0.3; z -= 0.8)
    box(
      space,
      { x: 0, z: 0 },
      [low, high, height - 0.14, height, z - 0.08, z + 0.08],
      pigments.wood,
      { add: -0.12 },
    )
  const lines: number[] = [14.4, 11.4, 8.4, 5.4, 2.4]
  for (const z of lines) {
    box(space, { x: out, z }, [-0.11, 0.11, 0.3, height - 0.1, -0.11, 0.11], pigments.wood)
    box(space, { x: out, z }, [-0.2, 0.2, 0, 0.34, -0.2, 0.2], pigments.stone)
    box(space, { x: out, z }, [-0.12, 0.12, height - 0.32, height - 0.06, -0.5, 0.5], pigments.wood)
    if (z < 12)
      pot(
        space,
        wallX + gardenSide * 0.42,
        z - 0.9,
        rnd.range(0.6, 0.9),
        rnd.pick(['flower', 'agave', 'bush'] as const),
      )
    if (rnd.chance(0.7)) {
      const spot = camera.at([out - gardenSide * 0.1, 2.35, z])
      lantern(space, spot, camera.scale([out, 2, z]) * 0.2)
    }
  }
  box(space, { x: out, z: 0 }, [-0.1, 0.1, height - 0.16, height + 0.06, 0.2, depth], pigments.wood)
}
