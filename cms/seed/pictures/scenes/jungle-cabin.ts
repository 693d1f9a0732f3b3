import { mix } from '../colour'
import { createPlane } from '../kit/plane'
import { box, castShadow, faced, place, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { building } from '../parts/building'
import { nearLeaves } from '../parts/framing'
import { groundShadow, lawn } from '../parts/ground'
import { hammock } from '../parts/hammock'
import { lantern } from '../parts/lantern'
import { paneWindow } from '../parts/pane-window'
import { plant } from '../parts/planting'
import { mist } from '../parts/sky'
import { fan, palm } from '../parts/trees'
import { type Stage } from '../stage'
import { openAir } from './open-air'

/** Dense growth behind and beside a clearing. */
const thicket = (space: Space, z: number): void => {
  const { rnd } = space
  for (let i = 0; i < 9; i++)
    plant(
      space,
      rnd.pick(['palm', 'tree', 'tree', 'palm'] as const),
      -15 + i * 3.8 + rnd.bell(),
      z + rnd.range(4, 9),
      rnd.range(6, 10),
    )
  for (let i = 0; i < 9; i++)
    plant(
      space,
      rnd.pick(['banana', 'bush', 'banana', 'bush'] as const),
      -13 + i * 3.2 + rnd.bell(),
      z + rnd.range(1, 3.5),
      rnd.range(1.8, 3.2),
    )
}

export const jungleCabin = (stage: Stage): void => {
  const { rnd, art } = stage
  const yaw = rnd.sign() * rnd.range(0.2, 0.42)
  const way = Math.sign(yaw)
  const space = openAir(stage, {
    horizon: rnd.range(0.57, 0.66),
    eye: rnd.range(1.5, 2.6),
    focal: rnd.range(0.95, 1.1),
  })
  backdrop(stage, stage.height * 0.56, 'forest')
  lawn(space, [-40, 40, 0, 50], mix(pigments.leaf, pigments.grass, 0.4))
  const z = rnd.range(9.6, 13.4)
  thicket(space, z + 3)
  mist(stage, stage.height * 0.55, 90, stage.light.time === 'noon' ? 0.2 : 0.4)
  const frame = { x: rnd.range(-1.8, 1.8), z, turn: yaw }
  const stilts = rnd.range(0.6, 2.1)
  const at = (x: number, y: number, dz: number) => place(frame, [x, y, dz])
  for (const b of [5.5, 2.5, -1.8])
    for (const a of [-4, -1.3, 1.3, 4]) {
      const [px, , pz] = at(a, 0, b)
      box(space, { x: px, z: pz }, [-0.12, 0.12, 0, stilts, -0.12, 0.12], pigments.darkWood)
    }
  groundShadow(
    space,
    castShadow(space, [
      at(-4.6, stilts, -2.2),
      at(4.6, stilts, -2.2),
      at(4.6, stilts, 6),
      at(-4.6, stilts, 6),
    ]),
    0.6,
  )
  box(space, { ...frame }, [-4.6, 4.6, stilts - 0.22, stilts, -2.2, 6], pigments.wood)
  building(space, {
    frame,
    width: 8,
    depth: 5.6,
    height: 2.6,
    pigment: rnd.pick([
      pigments.paleWood,
      mix(pigments.paleWood, pigments.wood, 0.5),
      pigments.wood,
      mix(pigments.jade, pigments.paleWood, 0.6),
    ]),
    timber: true,
    stilts,
    roof: rnd.pick(['hip', 'front-gable', 'gable', 'hip'] as const),
    cover: rnd.chance(0.8) ? 'thatch' : 'panels',
    roofPigment: undefined,
    rise: rnd.range(2.4, 3.6),
    overhang: 1.2,
    front: (p) => {
      paneWindow(space, p, [0.6, 0.6, 2.5, 2], { columns: 3, frame: pigments.darkWood })
      paneWindow(space, p, [3.1, 0.02, 4.9, 2.2], { columns: 2, rows: 1, frame: pigments.darkWood })
      paneWindow(space, p, [5.5, 0.6, 7.4, 2], { columns: 3, frame: pigments.darkWood })
    },
    flank: (p) =>
      paneWindow(space, p, [1.6, 0.6, 3.8, 2], { columns: 3, frame: pigments.darkWood }),
  })
  for (const a of [-4.4, -1.2, 1.2, 4.4]) {
    const [px, , pz] = at(a, 0, -2)
    box(space, { x: px, z: pz, y: stilts }, [-0.09, 0.09, 0, 2.3, -0.09, 0.09], pigments.wood)
  }
  const rail = createPlane(
    space.camera,
    at(-4.5, stilts, -2.1),
    place({ x: 0, z: 0, turn: yaw }, [1, 0, 0]),
    [0, 1, 0],
  )
  let lines = ''
  for (const [a0, a1] of [
    [0, 3.4],
    [5.6, 9],
  ] as const) {
    for (const b of [0.3, 0.6, 0.9])
      lines += rail.line([
        [a0, b],
        [a1, b],
      ])
  }
  hammock(
    stage,
    space.camera.at(at(-4.4, stilts + 1.6, -1.9)),
    space.camera.at(at(-1.2, stilts + 1.6, -1.9)),
    0.3,
  )
  art.line(lines, faced(space, pigments.paleWood, rail.normal), 6)
  const steps = Math.round(stilts / 0.24)
  for (let i = 0; i < steps; i++)
    box(
      space,
      { ...frame },
      [
        -0.9,
        0.9,
        i * 0.24,
        (i + 1) * 0.24,
        -2.2 - (steps - i) * 0.32,
        -2.2 - (steps - i - 1) * 0.32,
      ],
      pigments.paleWood,
    )
  for (const a of [-1.2, 1.2])
    lantern(
      space,
      space.camera.at(at(a, stilts + 1.9, -2.1)),
      space.camera.scale(at(a, 0, -2)) * 0.26,
    )
  for (let i = 0; i < 14; i++) {
    const a = rnd.sign() * rnd.range(1.9, 6)
    const [px, , pz] = at(a, 0, -2.8 - rnd.range(0, 2.8))
    plant(
      space,
      rnd.pick(['banana', 'bush', 'flower', 'grass', 'banana', 'bush'] as const),
      px,
      pz,
      rnd.range(0.7, 1.5),
    )
  }
  palm(stage, {
    x: way < 0 ? stage.width * 0.93 : stage.width * 0.07,
    y: stage.height * 0.92,
    height: stage.height * 0.86,
  })
  nearLeaves(stage, ['bl', 'br'], 0.85)
  fan(stage, way < 0 ? -10 : stage.width + 10, stage.height * 1.04, 420, {
    belly: 0.2,
    pigment: pigments.deepLeaf,
    count: 8,
    spread: 2.2,
  })
}
