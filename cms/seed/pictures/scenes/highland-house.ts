import { mix } from '../colour'
import { createPlane } from '../kit/plane'
import { box, castShadow, place } from '../kit/solid'
import { lit, pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { building } from '../parts/building'
import { floor, groundShadow, lawn } from '../parts/ground'
import { lantern } from '../parts/lantern'
import { door } from '../parts/opening'
import { paneWindow } from '../parts/pane-window'
import { plant } from '../parts/planting'
import { type Stage } from '../stage'
import { openAir } from './open-air'

export const highlandHouse = (stage: Stage): void => {
  const { rnd, art, light } = stage
  const yaw = rnd.sign() * rnd.range(0.25, 0.5)
  const way = Math.sign(yaw)
  const space = openAir(stage, { horizon: 0.56, eye: 2.1, focal: rnd.range(1, 1.15) })
  backdrop(stage, stage.height * 0.55, 'highland', { tall: 1.2 })
  lawn(space, [-40, 40, 0, 60])
  for (let i = 0; i < 7; i++)
    plant(space, 'pine', rnd.sign() * rnd.range(5, 16), rnd.range(19, 26), rnd.range(7, 11))
  const z = rnd.range(10.6, 14)
  const timber = rnd.chance(0.45)
  const colour = timber ? pigments.paleWood : stage.traits.wall.pigment
  const frame = { x: rnd.range(-1.8, 1.8), z, turn: yaw }
  const gableFront = rnd.chance(0.4)
  const width = gableFront ? 7 : 9.5
  const height = gableFront ? 3 : 3.1
  const [cx, , cz] = place(frame, [way * 2.4, 0, 3.4])
  const chimney = () => {
    box(
      space,
      { x: cx, z: cz, turn: yaw },
      [-0.45, 0.45, 3.4, 6.6, -0.45, 0.45],
      pigments.darkStone,
    )
    const [sx, sy] = space.camera.at([cx, 6.7, cz])
    let smoke = ''
    for (let i = 0; i < 10; i++) {
      const r = 12 + i * 6.5
      const x = sx - stage.side * i * i * 2.4
      const y = sy - i * 24
      smoke += `M${x - r} ${y}a${r} ${r * 0.8} 0 1 1 ${2 * r} 0a${r} ${r * 0.8} 0 1 1 ${-2 * r} 0Z`
    }
    art.fill(
      smoke,
      art.linear(
        [sx, sy],
        [sx, sy - 240],
        [
          [0, mix(light.cloud, light.haze, 0.3), 0.6],
          [1, light.cloud, 0.05],
        ],
      ),
    )
  }
  if (!gableFront) chimney()
  building(space, {
    frame,
    width,
    depth: gableFront ? 9 : 6.2,
    height,
    pigment: colour,
    timber,
    foot: timber ? pigments.darkStone : rnd.chance(0.6) ? pigments.darkStone : undefined,
    roof: gableFront ? 'front-gable' : 'gable',
    rise: gableFront ? 3.1 : 2.7,
    overhang: 0.6,
    roofPigment: rnd.pick([pigments.tile, pigments.oldTile, pigments.brick]),
    front: (p) => {
      const at = width * 0.5
      door(space, p, [at - 0.6, 0.1, at + 0.6, 2.25], {
        wall: colour,
        wood: rnd.pick([pigments.jade, pigments.brick, pigments.wood]),
        arch: rnd.chance(0.3),
      })
      for (const a of [at - width * 0.34, at + width * 0.34])
        paneWindow(space, p, [a - 0.6, 0.95, a + 0.6, 2.25], {
          columns: 2,
          rows: 3,
          frame: pigments.lime,
          shutters: gableFront
            ? undefined
            : rnd.pick([pigments.jade, pigments.indigo, pigments.brick]),
        })
      if (gableFront)
        paneWindow(space, p, [at - 0.65, 3.4, at + 0.65, 4.6], { frame: pigments.lime })
      lantern(space, p.at(at + 0.95, 2, 0.2), p.scale(at, 2) * 0.22)
    },
    flank: (p) => {
      for (const a of [1.4, 4])
        paneWindow(space, p, [a, 0.95, a + 1.1, 2.2], { rows: 3, frame: pigments.lime })
    },
  })
  if (gableFront) chimney()
  floor(
    space,
    [-0.7 + frame.x, 0.7 + frame.x, 2, z - 0.2],
    mix(pigments.stone, pigments.earth, 0.4),
    0.01,
  )
  for (let i = 0; i < 9; i++) {
    const a = -5 + i * 1.25
    const [x, , pz] = place(frame, [a, 0, -0.8])
    if (Math.abs(a) > 0.9)
      plant(
        space,
        rnd.pick(['flower', 'flower', 'bush', 'grass'] as const),
        x,
        pz,
        rnd.range(0.55, 0.95),
      )
  }
  const fence = createPlane(space.camera, [-12, 0, 5.6], [1, 0, 0], [0, 1, 0])
  let rails = ''
  for (const b of [0.35, 0.75])
    rails +=
      fence.line([
        [0, b],
        [10.6, b],
      ]) +
      fence.line([
        [13.4, b],
        [24, b],
      ])
  for (let a = 0; a <= 24; a += 1.2)
    if (a < 10.8 || a > 13.3)
      rails += fence.line([
        [a, 0],
        [a, 1],
      ])
  art.line(rails, lit(light, pigments.wood, 0.6), 9)
  for (let i = 0; i < 8; i++)
    plant(
      space,
      rnd.pick(['grass', 'flower', 'grass'] as const),
      rnd.sign() * rnd.range(1.6, 5),
      rnd.range(4.4, 5.2),
      rnd.range(0.5, 0.8),
    )
  groundShadow(
    space,
    castShadow(space, [
      [way * 7, 0, 6],
      [way * 7, 7, 6],
      [way * 8.5, 3, 7],
      [way * 8.5, 0, 7],
    ]),
    0.3,
  )
}
