import { createPlane } from '../kit/plane'
import { box, faced, place } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { building } from '../parts/building'
import { nearLeaves } from '../parts/framing'
import { lantern } from '../parts/lantern'
import { paneWindow } from '../parts/pane-window'
import { plant, pot } from '../parts/planting'
import { bank, boat, jetty } from '../parts/shore'
import { type Stage } from '../stage'
import { openAir } from './open-air'

export const lakeCabin = (stage: Stage): void => {
  const { rnd } = stage
  const left = rnd.chance(0.5)
  const way = left ? 1 : -1
  const space = openAir({ ...stage, side: left ? 1 : -1 }, { horizon: 0.52, eye: 2.6, focal: 1.05 })
  backdrop(stage, stage.height * 0.51, stage.setting === 'forest' ? 'forest' : 'lake', {
    tall: 1.15,
  })
  bank(stage, left, stage.height * 0.66, stage.height * 0.58)
  const z = rnd.range(11, 12.6)
  const x = -way * rnd.range(2.8, 3.8)
  for (let i = 0; i < 6; i++)
    plant(
      space,
      stage.setting === 'forest'
        ? rnd.pick(['palm', 'tree'] as const)
        : rnd.pick(['pine', 'pine', 'tree'] as const),
      x - way * rnd.range(-2, 8),
      z + rnd.range(5, 9),
      rnd.range(6, 9.5),
    )
  const frame = { x, z, turn: way * rnd.range(0.2, 0.45), y: 0.5 }
  box(space, frame, [-3.6, 3.6, -0.16, 0, -2.6, 6], pigments.wood)
  for (const a of [-3.2, 0, 3.2])
    for (const b of [-2.4, 1]) {
      const [px, , pz] = place(frame, [a, 0, b])
      box(space, { x: px, z: pz }, [-0.12, 0.12, -1.2, 0.4, -0.12, 0.12], pigments.darkWood)
    }
  const low = rnd.chance(0.5)
  building(space, {
    frame,
    width: 5.6,
    depth: 6,
    height: low ? 0.5 : 2.3,
    pigment: pigments.paleWood,
    timber: true,
    roof: 'front-gable',
    cover: rnd.pick(['panels', 'thatch', 'panels'] as const),
    roofPigment: undefined,
    rise: low ? 5 : 3.2,
    overhang: low ? 0.5 : 0.9,
    front: (p) => {
      paneWindow(space, p, [0.9, 0.05, 2.6, low ? 2.1 : 2.2], {
        columns: 2,
        rows: 1,
        frame: pigments.darkWood,
      })
      paneWindow(space, p, [3.0, 0.05, 4.7, low ? 2.1 : 2.2], {
        columns: 2,
        rows: 1,
        frame: pigments.darkWood,
      })
      paneWindow(space, p, [2.1, low ? 2.6 : 2.8, 3.5, low ? 3.7 : 4.0], {
        columns: 2,
        rows: 1,
        frame: pigments.darkWood,
      })
      lantern(space, p.at(2.8, 2.0, 0.2), p.scale(2.8, 2) * 0.24)
    },
  })
  const rails = createPlane(
    space.camera,
    place(frame, [-3.6, 0, -2.6]),
    place({ x: 0, z: 0, turn: frame.turn }, [1, 0, 0]),
    [0, 1, 0],
  )
  let lines =
    rails.line([
      [0, 0.95],
      [2.4, 0.95],
    ]) +
    rails.line([
      [4.8, 0.95],
      [7.2, 0.95],
    ])
  for (let a = 0; a <= 7.2; a += 0.3)
    if (a <= 2.5 || a >= 4.7)
      lines += rails.line([
        [a, 0],
        [a, 0.95],
      ])
  for (const a of [-2.6, 2.4]) {
    const [px, , pz] = place(frame, [a, 0, -1.7])
    pot(space, px, pz, 0.75, rnd.pick(['flower', 'agave'] as const), 0.5)
  }
  space.art.line(lines, faced(space, pigments.paleWood, rails.normal), 5)
  for (let i = 0; i < 9; i++) {
    const [px, , pz] = place(frame, [-5.5 + i * 1.3, 0, -3.4 - rnd.range(0, 0.9)])
    plant(
      space,
      rnd.pick(['flower', 'bush', 'grass', 'banana', 'bush'] as const),
      px,
      pz,
      rnd.range(0.8, 1.5),
      -0.9,
    )
  }
  jetty(space, { x: way * 1.5, z: 5.6, turn: -way * 0.12, y: -1.4 }, 1.4, 6, -1.4)
  const [bx, by] = space.camera.at([way * 3.6, -1.3, 8.2])
  boat(stage, bx, by, 210, -way as 1 | -1)
  nearLeaves(stage, [left ? 'bl' : 'br'], 0.9)
}
