import { mix } from '../colour'
import { castShadow } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { wings } from '../parts/court-wings'
import { fountain } from '../parts/fountain'
import { groundShadow, lawn, squareTiles } from '../parts/ground'
import { plant, pot } from '../parts/planting'
import { type Stage } from '../stage'
import { openAir } from './open-air'

export const courtyard = (stage: Stage): void => {
  const { rnd } = stage
  const space = openAir(stage, {
    horizon: rnd.range(0.58, 0.64),
    eye: rnd.range(1.8, 2.5),
    focal: rnd.range(0.78, 0.92),
    yaw: rnd.bell() * 0.2,
  })
  backdrop(stage, stage.height * 0.52, stage.setting, { tall: 1.35 })
  const depth = rnd.range(12, 16)
  const half = rnd.range(5, 6.6)
  squareTiles(
    space,
    [-half - 3, half + 3, 0, depth + 3],
    0.55,
    mix(pigments.tile, pigments.sand, 0.25),
  )
  const first = rnd.sign()
  wings(space, {
    half,
    depth,
    height: rnd.range(3.2, 3.7),
    sides: rnd.chance(0.75) ? [first, first === 1 ? -1 : 1] : [first],
    posts: rnd.chance(0.4),
  })
  const bed = half - 1.6
  lawn(space, [-bed, bed, 4.2, depth - 1.6])
  const path = 0.75
  squareTiles(space, [-path, path, 1, depth - 1], 0.5, mix(pigments.stone, pigments.sand, 0.4))
  const fz = rnd.range(7.2, 8.8)
  squareTiles(space, [-1.9, 1.9, fz - 1.9, fz + 1.9], 0.5, mix(pigments.stone, pigments.sand, 0.4))
  const half0 = stage.side * half
  groundShadow(
    space,
    castShadow(space, [
      [half0, 0, 1],
      [half0, 3.2, 1],
      [half0, 3.2, depth],
      [half0, 0, depth],
    ]),
    0.5,
  )
  for (let i = 0; i < 10; i++) {
    const z = depth - 1.8 - i * 0.9
    if (z < 4.4) break
    for (const x of [-1, 1])
      if (rnd.chance(0.8))
        plant(
          space,
          rnd.pick(['bush', 'flower', 'flower', 'agave', 'banana'] as const),
          x * rnd.range(1.9, bed),
          z,
          rnd.range(0.6, 1.2),
        )
  }
  if (rnd.chance(0.5))
    plant(space, 'tree', rnd.sign() * (bed - 0.6), depth - 3.4, rnd.range(4, 5.2))
  fountain(space, rnd.bell() * 0.2, fz, rnd.range(1.1, 1.4))
  for (const x of [-1, 1]) {
    pot(
      space,
      x * rnd.range(1.3, 1.9),
      rnd.range(4.2, 5),
      0.85,
      rnd.pick(['flower', 'bush', 'agave'] as const),
    )
    if (rnd.chance(0.8))
      pot(
        space,
        x * rnd.range(2.5, 3),
        rnd.range(3.5, 4.2),
        1.1,
        rnd.pick(['flower', 'banana', 'bush'] as const),
      )
  }
}

export const patioFountain = (stage: Stage): void => {
  const { rnd } = stage
  const space = openAir(stage, {
    horizon: rnd.range(0.5, 0.56),
    eye: 1.75,
    focal: rnd.range(0.95, 1.1),
    yaw: rnd.bell() * 0.12,
  })
  backdrop(stage, stage.height * 0.46, stage.setting, { tall: 1.1 })
  const depth = rnd.range(8.5, 10)
  const half = 4.8
  squareTiles(
    space,
    [-half - 3, half + 3, 0, depth + 3],
    0.42,
    mix(pigments.tile, pigments.stone, 0.35),
    rnd.chance(0.4) ? pigments.sand : undefined,
  )
  wings(space, { half, depth, height: 3.2, sides: [rnd.sign()], posts: rnd.chance(0.5) })
  const z = rnd.range(5, 5.8)
  for (const [x, dz] of [
    [-2.9, 2.4],
    [2.9, 2.2],
    [-1.9, 2.9],
    [2.1, 3],
    [-3.5, 1],
    [3.5, 0.8],
  ] as const)
    plant(
      space,
      rnd.pick(['flower', 'bush', 'banana', 'agave'] as const),
      x,
      z + dz,
      rnd.range(0.9, 1.5),
    )
  groundShadow(
    space,
    castShadow(space, [
      [stage.side * half, 0, 0],
      [stage.side * half, 3, 0],
      [stage.side * half, 3, depth],
      [stage.side * half, 0, depth],
    ]),
    0.45,
  )
  fountain(space, rnd.bell() * 0.3, z, rnd.range(1.15, 1.35))
  for (const x of [-2.2, -1.6, 1.7, 2.3])
    pot(
      space,
      x,
      z - rnd.range(0.9, 1.6),
      rnd.range(0.6, 0.95),
      rnd.pick(['flower', 'agave', 'bush'] as const),
    )
}
