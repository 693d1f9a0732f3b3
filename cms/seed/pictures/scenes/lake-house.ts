import { type Plane } from '../kit/plane'
import { box, faced, place, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { building } from '../parts/building'
import { nearLeaves } from '../parts/framing'
import { paneWindow } from '../parts/pane-window'
import { plant, pot } from '../parts/planting'
import { bank, boat, jetty } from '../parts/shore'
import { lounger } from '../parts/swimming-pool'
import { type Stage } from '../stage'
import { type Point } from '../svg'
import { openAir } from './open-air'

const glassFront = (space: Space, p: Plane, width: number, height: number, bays: number) => {
  for (let i = 0; i < bays; i++) {
    const w = width / bays
    paneWindow(space, p, [i * w + 0.18, 0.15, (i + 1) * w - 0.18, height - 0.3], {
      columns: 2,
      rows: 1,
      frame: pigments.darkWood,
    })
  }
}

export const lakeHouse = (stage: Stage): void => {
  const { rnd } = stage
  const left = rnd.chance(0.5)
  const way = left ? 1 : -1
  const space = openAir({ ...stage, side: left ? 1 : -1 }, { horizon: 0.5, eye: 3.4, focal: 0.95 })
  backdrop(stage, stage.height * 0.49, 'lake', { tall: 1.15 })
  bank(stage, left, stage.height * 0.62, stage.height * 0.56)
  const z = rnd.range(13, 15)
  const yaw = way * rnd.range(0.25, 0.5)
  const x = -way * rnd.range(4.2, 5.2)
  for (let i = 0; i < 5; i++)
    plant(
      space,
      rnd.pick(['tree', 'pine', 'tree'] as const),
      x - way * rnd.range(-3, 7),
      z + rnd.range(5, 8),
      rnd.range(6, 9),
    )
  const frame = { x, z, turn: yaw, y: 0.3 }
  const style = rnd.int(0, 2)
  const colour =
    style === 0 ? pigments.lime : style === 1 ? pigments.paleWood : stage.traits.wall.pigment
  box(space, frame, [-5.4, 5.4, -1.2, 0, -2.4, 6], pigments.darkStone)
  const upper = rnd.chance(0.55)
  building(space, {
    frame,
    width: 9,
    depth: 6,
    height: upper ? 5.6 : 3.2,
    pigment: colour,
    timber: style === 1,
    roof: style === 0 ? 'flat' : rnd.chance(0.5) ? 'gable' : 'hip',
    cover: style === 1 ? 'panels' : 'tiles',
    rise: 1.7,
    overhang: 0.7,
    front: (p) => {
      glassFront(space, p, 9, 3, 4)
      if (upper) {
        glassFront(
          space,
          {
            ...p,
            rect: (a, b, c, d, o) => p.rect(a, b + 2.8, c, d + 2.8, o),
            at: (a, b, o) => p.at(a, b + 2.8, o),
            line: (q, o) =>
              p.line(
                q.map(([a, b]): Point => [a, b + 2.8]),
                o,
              ),
          },
          9,
          2.7,
          3,
        )
        space.art.fill(
          p.rect(-0.2, 2.78, 9.2, 2.96, 0.9),
          faced(space, pigments.wood, p.normal, 0.1),
        )
        let rail = p.line(
          [
            [-0.2, 3.85],
            [9.2, 3.85],
          ],
          0.9,
        )
        for (let a = -0.2; a <= 9.2; a += 0.45)
          rail += p.line(
            [
              [a, 2.9],
              [a, 3.85],
            ],
            0.9,
          )
        space.art.line(rail, faced(space, pigments.iron, p.normal), 2.4)
      }
    },
    flank: (p) => paneWindow(space, p, [1.5, 0.8, 4, 2.5], { columns: 3 }),
  })
  for (let i = 0; i < 5; i++) {
    const [px, , pz] = place(frame, [-4.6 + i * 2.3, 0, -2])
    pot(space, px, pz, rnd.range(0.6, 0.9), rnd.pick(['flower', 'agave', 'bush'] as const), 0.3)
  }
  for (const a of [-0.9, 0.7]) {
    const [px, , pz] = place(frame, [a, 0, -2.2])
    lounger(space, { x: px, z: pz, y: 0.3, turn: yaw })
  }
  for (let i = 0; i < 9; i++) {
    const [px, , pz] = place(frame, [-6 + i * 1.5, 0, -3.2 - rnd.range(0, 1)])
    plant(
      space,
      rnd.pick(['flower', 'bush', 'agave', 'grass', 'banana'] as const),
      px,
      pz,
      rnd.range(0.7, 1.3),
      -0.6,
    )
  }
  jetty(space, { x: way * 1.6, z: 7.2, turn: way * 0.5, y: -1.3 }, 1.5, 7, -1.3)
  const [bx, by] = space.camera.at([way * 4.6, -1.2, 9])
  boat(stage, bx, by, 230, -way as 1 | -1)
  nearLeaves(stage, [left ? 'bl' : 'br'], 0.9, 'flower')
}
