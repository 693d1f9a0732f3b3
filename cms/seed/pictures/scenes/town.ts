import { mix } from '../colour'
import { faced, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { flats } from '../parts/flats'
import { frameTree, nearLeaves } from '../parts/framing'
import { floor } from '../parts/ground'
import { plant } from '../parts/planting'
import { type Stage } from '../stage'
import { openAir } from './open-air'

const avenue = (space: Space, z: number) => {
  floor(space, [-60, 60, 0, 80], mix(pigments.basalt, pigments.stone, 0.35))
  floor(space, [-60, 60, z - 2.6, z + 30], mix(pigments.concrete, pigments.sand, 0.3), 0.01)
  const { camera, art } = space
  let dashes = ''
  for (let x = -20; x < 20; x += 3)
    dashes += camera.poly([
      [x, 0.01, z - 5.4],
      [x + 1.6, 0.01, z - 5.4],
      [x + 1.6, 0.01, z - 5.2],
      [x, 0.01, z - 5.2],
    ])
  art.fill(dashes, faced(space, pigments.maize, [0, 1, 0]), 0.7)
}

export const modernFlat = (stage: Stage): void => {
  const { rnd } = stage
  const turn = rnd.sign() * rnd.range(0.3, 0.55)
  const way = Math.sign(turn)
  const space = openAir(stage, {
    horizon: rnd.range(0.69, 0.74),
    eye: 1.7,
    focal: rnd.range(0.84, 0.98),
  })
  backdrop(stage, stage.height * 0.68, stage.setting, { tall: 1.2 })
  const z = rnd.range(12.5, 14.5)
  avenue(space, z)
  for (let i = 0; i < 4; i++)
    plant(space, 'tree', -way * rnd.range(6, 14), z + rnd.range(8, 14), rnd.range(6, 9))
  flats(space, {
    frame: { x: way * -0.5, z, turn },
    width: rnd.range(9.5, 12),
    depth: 8,
    storeys: rnd.int(2, 4),
    storey: 2.9,
    bays: rnd.int(2, 4),
    pigment: rnd.pick([
      pigments.lime,
      mix(stage.traits.wall.pigment, pigments.lime, 0.2),
      mix(stage.traits.wall.pigment, pigments.lime, 0.5),
      mix(pigments.concrete, pigments.sand, 0.4),
    ]),
    green: 0.85,
    wood: rnd.chance(0.55),
  })
  for (let i = 0; i < 9; i++)
    plant(
      space,
      rnd.pick(['bush', 'agave', 'flower', 'grass', 'banana'] as const),
      -7 + i * 1.7,
      z - 1.6 + rnd.bell() * 0.3 - Math.sin(turn) * (-7 + i * 1.7) * 0.5,
      rnd.range(0.6, 1.1),
    )
  plant(space, 'tree', way * 6.4, z - 3.6, rnd.range(5, 6.5))
  nearLeaves(stage, [way < 0 ? 'br' : 'bl'], 0.8)
}

export const cityTower = (stage: Stage): void => {
  const { rnd } = stage
  const turn = rnd.sign() * rnd.range(0.35, 0.6)
  const way = Math.sign(turn)
  const space = openAir(stage, { horizon: 0.82, eye: 1.9, focal: 0.95 })
  backdrop(stage, stage.height * 0.74, 'city', { tall: 1.3 })
  const z = rnd.range(29, 33)
  avenue(space, 16)
  const second = rnd.chance(0.5)
  if (second)
    flats(space, {
      frame: { x: way * -11, z: z + 9, turn },
      width: 10,
      depth: 9,
      storeys: 6,
      storey: 3,
      bays: 3,
      pigment: pigments.concrete,
      green: 0.2,
      wood: false,
    })
  flats(space, {
    frame: { x: way * 1.4, z, turn },
    width: rnd.range(11, 14),
    depth: 11,
    storeys: rnd.int(6, 8),
    storey: 2.9,
    bays: rnd.int(3, 4),
    pigment: rnd.pick([
      pigments.lime,
      pigments.concrete,
      pigments.sand,
      mix(stage.traits.wall.pigment, pigments.lime, 0.35),
    ]),
    green: 0.5,
    wood: rnd.chance(0.4),
  })
  for (let i = 0; i < 9; i++)
    plant(
      space,
      i % 3 ? 'tree' : 'palm',
      -15 + i * 3.7 + rnd.bell(),
      rnd.range(16, 20),
      rnd.range(3.6, 5.6),
    )
  for (let i = 0; i < 8; i++)
    plant(
      space,
      rnd.pick(['bush', 'flower', 'agave'] as const),
      -9 + i * 2.5,
      13.6,
      rnd.range(0.6, 1),
    )
  frameTree({ ...stage, setting: 'colonial' }, way > 0, stage.height * 0.95, stage.height * 0.7)
}
