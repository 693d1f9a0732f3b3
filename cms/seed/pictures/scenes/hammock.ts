import { rgb } from '../colour'
import { box } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { floorOf } from '../parts/balustrade'
import { cascade } from '../parts/foliage'
import { cafeTable } from '../parts/garden-furniture'
import { groundShadow, lawn } from '../parts/ground'
import { hammock } from '../parts/hammock'
import { plant, pot } from '../parts/planting'
import { type Stage } from '../stage'
import { openAir } from './open-air'

export const hammockScene = (stage: Stage): void => {
  const { rnd, width } = stage
  const space = openAir(stage, { horizon: 0.5, eye: 1.55, focal: 0.86 })
  backdrop(stage, space.camera.horizon + 8, stage.setting, { tall: 1.3 })
  const z = 5.2
  if (stage.setting === 'coast') plant(space, 'palm', 4.2, 10, 6)
  else if (stage.setting !== 'lake') lawn(space, [-40, 40, z, 30])
  for (let i = 0; i < 11; i++)
    plant(
      space,
      rnd.pick(['flower', 'bush', 'banana', 'agave', 'grass'] as const),
      -6 + i * 1.2,
      z + 0.6 + rnd.range(0, 0.8),
      rnd.range(0.5, 1.1),
      -0.2,
    )
  floorOf(space, z)
  const posts = [-2.7, 2.7] as const
  for (const x of posts) {
    box(space, { x, z: z - 0.2 }, [-0.11, 0.11, 0, 3, -0.11, 0.11], pigments.wood)
    box(space, { x, z: z - 0.2 }, [-0.17, 0.17, 0, 0.28, -0.17, 0.17], pigments.stone)
    const [fx, fy] = space.camera.at([x, 2.75, z - 0.2])
    if (rnd.chance(0.5)) cascade(stage, fx, fy, 190, 160)
  }
  for (let b = z + 0.1; b > 0.6; b -= 0.75)
    box(space, { x: 0, z: b }, [-6, 6, 3.02, 3.16, -0.06, 0.06], pigments.darkWood)
  box(space, { x: 0, z: z - 0.2 }, [-6, 6, 2.84, 3.02, -0.1, 0.1], pigments.wood)
  stage.art.fill(
    `M0 0H${width}V${space.camera.at([0, 3.16, z])[1].toFixed(0)}H0Z`,
    rgb('#1e1218'),
    0.16,
  )
  groundShadow(
    space,
    [
      [-1.9, 0.01, 3.1],
      [1.9, 0.01, 3.1],
      [1.3, 0.01, 3.7],
      [-1.3, 0.01, 3.7],
    ],
    0.5,
  )
  hammock(stage, space.camera.at([-2.6, 1.85, z - 0.3]), space.camera.at([2.6, 1.85, z - 0.3]), 0.2)
  const side = rnd.sign()
  pot(space, side * 2.3, 3.6, 0.95, rnd.pick(['flower', 'agave', 'banana'] as const))
  pot(space, -side * 2.1, 3.3, 0.8, rnd.pick(['flower', 'bush'] as const))
  cafeTable(space, -side * 1.4, 3.2, 0.36)
}
