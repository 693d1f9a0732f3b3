import { mix, rgb } from '../colour'
import { type Space } from '../kit/solid'
import { pigments } from '../palette'
import { arcade } from '../parts/arcade'
import { backdrop } from '../parts/backdrop'
import { building } from '../parts/building'
import { frameTree } from '../parts/framing'
import { floor, squareTiles } from '../parts/ground'
import { paneWindow } from '../parts/pane-window'
import { plant } from '../parts/planting'
import { type Stage } from '../stage'
import { openAir } from './open-air'

const coffeeRows = (space: Space, x0: number, x1: number, z0: number, z1: number) => {
  const { rnd } = space
  for (let z = z1; z > z0; z -= 1.5)
    for (let x = x0; x < x1; x += 1.25 + z * 0.03)
      plant(space, 'coffee', x + rnd.bell() * 0.15, z, rnd.range(1.05, 1.4))
}

export const coffeeFinca = (stage: Stage): void => {
  const { rnd } = stage
  const yaw = rnd.sign() * rnd.range(0.15, 0.35)
  const way = Math.sign(yaw)
  const space = openAir(stage, { horizon: 0.54, eye: rnd.range(2.4, 4), focal: 0.95 })
  backdrop(stage, stage.height * 0.53, 'coffee', { tall: 1.4 })
  floor(space, [-40, 40, 0, 60], mix(pigments.grass, pigments.earth, 0.35))
  for (let i = 0; i < 5; i++)
    plant(space, 'tree', -13 + i * 6.4 + rnd.bell(), rnd.range(24, 27), rnd.range(6, 9))
  const z = rnd.range(12.8, 17)
  const long = rnd.range(11, 16)
  const colour = stage.traits.wall.pigment
  coffeeRows(space, -19, 19, z + 4, z + 8)
  building(space, {
    frame: { x: rnd.range(-2.4, 2.4), z, turn: yaw },
    width: long,
    depth: 6,
    height: 3.2,
    pigment: colour,
    foot: mix(colour, pigments.jade, 0.75),
    roof: 'gable',
    rise: 2,
    overhang: 0.4,
    cover: rnd.chance(0.7) ? 'tiles' : 'panels',
    roofPigment: rnd.chance(0.5) ? undefined : pigments.brick,
    front: (p) =>
      arcade(space, p, {
        width: long,
        height: 3.1,
        bays: Math.round(long / 2.5),
        pigment: colour,
        posts: true,
        depth: 1.7,
      }),
    flank: (p) => paneWindow(space, p, [2.2, 1, 3.6, 2.3], { shutters: pigments.jade }),
  })
  const near = z * 0.5
  const drying = rnd.chance(0.6)
  if (drying) {
    squareTiles(space, [-5, 5, near, near + 4.4], 1.2, mix(pigments.concrete, pigments.sand, 0.4))
    for (const [x, w, dz] of [
      [-4.2, 3.4, 0.5],
      [0.2, 3.8, 0.7],
      [-3.2, 3.6, 2.5],
      [1.4, 3, 2.7],
    ] as const)
      floor(
        space,
        [x, x + w, near + dz, near + dz + 1.4],
        rnd.pick([rgb('#8a5233'), rgb('#b06a3c'), rgb('#a33b2c'), rgb('#6d4028')]),
        0.04,
      )
  } else {
    floor(space, [-1.1, 1.1, 2, z - 0.4], mix(pigments.earth, pigments.sand, 0.4), 0.01)
    for (let pz = z - 2; pz > 6.4; pz -= 1)
      for (const x of [-1.9, 1.9])
        plant(
          space,
          rnd.pick(['flower', 'bush', 'banana', 'flower'] as const),
          x,
          pz,
          rnd.range(0.6, 1.2),
        )
  }
  const aisle = drying ? 5.6 : 2.6
  coffeeRows(space, -14, -aisle, 5.2, near + 4.4)
  coffeeRows(space, aisle, 14, 5.2, near + 4.4)
  if (drying) coffeeRows(space, -6, 6, 3.6, Math.min(6.4, near - 0.4))
  frameTree({ ...stage, setting: 'coffee' }, way > 0, stage.height * 0.9, stage.height * 0.85)
}
