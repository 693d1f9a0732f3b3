import { mix } from '../colour'
import { faced } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { balustrade } from '../parts/balustrade'
import { frameTree, nearLeaves } from '../parts/framing'
import { armchair } from '../parts/garden-furniture'
import { lawn, squareTiles } from '../parts/ground'
import { plant, pot } from '../parts/planting'
import { lounger, swimmingPool } from '../parts/swimming-pool'
import { type Stage } from '../stage'
import { openAir } from './open-air'

export const pool = (stage: Stage): void => {
  const { rnd } = stage
  const space = openAir(stage, { horizon: 0.5, eye: 2, focal: 0.9, yaw: rnd.bell() * 0.15 })
  backdrop(stage, space.camera.horizon + 6, stage.setting, { tall: 1.3 })
  if (stage.setting === 'coast' || stage.setting === 'city')
    squareTiles(space, [-30, 30, 0, 16], 0.8, mix(pigments.sand, pigments.stone, 0.4))
  else lawn(space, [-40, 40, 0, 30])
  if (stage.setting === 'city') balustrade(space, 14, 'glass')
  const tall = stage.setting === 'coast' || stage.setting === 'forest' ? 'palm' : 'tree'
  for (let i = 0; i < 5; i++)
    plant(space, tall, rnd.sign() * rnd.range(5, 11), rnd.range(13, 17), rnd.range(4.5, 7.5))
  for (let i = 0; i < 12; i++)
    plant(
      space,
      rnd.pick(['flower', 'bush', 'banana', 'agave', 'grass'] as const),
      -9 + i * 1.6 + rnd.bell() * 0.4,
      11.4 + rnd.bell() * 0.4,
      rnd.range(0.8, 1.7),
    )
  const turn = rnd.bell() * 0.3
  swimmingPool(space, { x: rnd.range(-0.6, 0.6), z: 4.2, turn }, [-2.9, 2.9, -1.4, 5.4])
  const side = rnd.sign()
  for (const [i, z] of [8.4, 7.1, 5.8].entries())
    lounger(
      space,
      { x: side * (4.5 - i * 0.12), z, turn: side * -1.2 },
      rnd.pick([pigments.lime, pigments.terracotta, pigments.maize]),
    )
  pot(space, -side * 4, 7.6, 1.3, 'banana')
  pot(space, -side * 3.7, 5.2, 1, 'flower')
  frameTree(stage, side < 0, stage.height * 0.98, stage.height * 0.88)
}

export const garden = (stage: Stage): void => {
  const { rnd } = stage
  const space = openAir(stage, { horizon: 0.48, eye: 1.8, focal: 0.95, yaw: rnd.bell() * 0.12 })
  backdrop(stage, space.camera.horizon + 10, stage.setting, { tall: 1.3 })
  lawn(space, [-40, 40, 0, 40])
  const bend = rnd.bell() * 3
  const { art } = stage
  const edge = (side: number) =>
    Array.from({ length: 12 }, (_, i) => {
      const z = 1 + i * 1.5
      return [Math.sin((z / 16) * Math.PI) * bend + side * 0.75, 0.01, z] as const
    })
  art.fill(
    space.camera.poly([...edge(-1), ...edge(1).reverse()]),
    faced(space, mix(pigments.sand, pigments.stone, 0.4), [0, 1, 0]),
  )
  let slabs = ''
  for (let z = 1.4; z < 17; z += 0.75) {
    const x = Math.sin((z / 16) * Math.PI) * bend
    slabs += space.camera.poly([
      [x - 0.62, 0.015, z],
      [x + 0.6, 0.015, z + 0.05],
      [x + 0.64, 0.015, z + 0.6],
      [x - 0.6, 0.015, z + 0.58],
    ])
  }
  art.fill(slabs, faced(space, mix(pigments.stone, pigments.lime, 0.35), [0, 1, 0], 0.1), 0.8)
  const tall =
    stage.setting === 'coast' || stage.setting === 'forest'
      ? 'palm'
      : stage.setting === 'highland'
        ? 'pine'
        : 'tree'
  for (let i = 0; i < 6; i++)
    plant(space, tall, rnd.sign() * rnd.range(4, 12), rnd.range(14, 20), rnd.range(4.5, 8))
  for (let z = 16; z > 2.6; z -= 0.7) {
    const x = Math.sin((z / 16) * Math.PI) * bend
    for (const side of [-1, 1])
      if (rnd.chance(0.82))
        plant(
          space,
          rnd.pick(['flower', 'flower', 'bush', 'agave', 'grass', 'banana', 'flower'] as const),
          x + side * rnd.range(1.3, 3.2),
          z,
          rnd.range(0.55, 1.25),
        )
  }
  if (rnd.chance(0.6)) armchair(space, { x: rnd.sign() * 2.1, z: 6.4, turn: rnd.sign() * 0.5 })
  frameTree(stage, rnd.chance(0.5), stage.height * 0.9, stage.height * 0.8)
  nearLeaves(stage, ['bl', 'br'], 0.85, 'flower')
}
