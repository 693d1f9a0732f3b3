import { box, faced, place } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { building } from '../parts/building'
import { frameTree } from '../parts/framing'
import { hammock } from '../parts/hammock'
import { paneWindow } from '../parts/pane-window'
import { plant } from '../parts/planting'
import { lounger } from '../parts/swimming-pool'
import { type Stage } from '../stage'
import { openAir } from './open-air'

export const beachHouse = (stage: Stage): void => {
  const { rnd } = stage
  const left = rnd.chance(0.5)
  const way = left ? 1 : -1
  const space = openAir({ ...stage, side: left ? 1 : -1 }, { horizon: 0.53, eye: 2.1, focal: 1 })
  backdrop(stage, stage.height * 0.53, 'coast', { near: false })
  const z = rnd.range(11, 13)
  const yaw = way * rnd.range(0.25, 0.45)
  const x = -way * rnd.range(2.6, 3.6)
  for (let i = 0; i < 5; i++)
    plant(space, 'palm', x - way * rnd.range(-5, 8), z + rnd.range(6, 9), rnd.range(6.5, 9))
  const frame = { x, z, turn: yaw, y: 0.45 }
  const colour = rnd.chance(0.6) ? pigments.lime : stage.traits.wall.pigment
  const upper = rnd.chance(0.4)
  box(space, frame, [-5.8, 5.8, -0.45, 0, -3, 6], pigments.paleWood)
  building(space, {
    frame,
    width: 10,
    depth: 6,
    height: upper ? 5.4 : 3,
    pigment: colour,
    roof: 'hip',
    cover: rnd.chance(0.75) ? 'thatch' : 'tiles',
    rise: 3,
    overhang: 1,
    front: (p) => {
      for (const a of [0.5, 3.7, 6.9])
        paneWindow(space, p, [a + 0.15, 0.05, a + 2.5, 2.3], {
          columns: 3,
          rows: 1,
          frame: pigments.wood,
        })
      if (upper)
        for (const a of [1.2, 4.2, 7.2])
          paneWindow(space, p, [a, 3.4, a + 1.6, 4.8], {
            shutters: rnd.pick([pigments.jade, pigments.sky]),
          })
    },
    flank: (p) => paneWindow(space, p, [2, 0.8, 4, 2.2], { shutters: pigments.sky }),
  })
  for (const a of [-4.9, -1.7, 1.7, 4.9]) {
    const [px, , pz] = place(frame, [a, 0, -2.4])
    box(space, { x: px, z: pz, y: 0.45 }, [-0.1, 0.1, 0, 2.7, -0.1, 0.1], pigments.wood)
  }
  const beam = (a: number) => place(frame, [a, 2.6, -2.4])
  space.art.line(
    space.camera.line([beam(-5.3), beam(5.3)]),
    faced(space, pigments.wood, [0, 0, -1]),
    13,
  )
  const [h0, h1] = [
    space.camera.at(place(frame, [-4.9, 1.75, -2.4])),
    space.camera.at(place(frame, [-1.7, 1.75, -2.4])),
  ]
  hammock(stage, h0, h1, 0.3)
  for (const a of [0.4, 2]) {
    const [px, , pz] = place(frame, [a + 0.8, 0, -2.8])
    lounger(
      space,
      { x: px, z: pz, y: 0.45, turn: yaw },
      stage.rnd.pick([pigments.lime, pigments.sky, pigments.maize]),
    )
  }
  for (let i = 0; i < 8; i++) {
    const [px, , pz] = place(frame, [-6 + i * 1.7, 0, -3.5])
    plant(
      space,
      rnd.pick(['grass', 'agave', 'flower', 'grass'] as const),
      px,
      pz,
      rnd.range(0.5, 1),
    )
  }
  for (const a of [-7.2, 7.4]) {
    const [px, , pz] = place(frame, [a, 0, -1.4])
    plant(space, 'palm', px, pz, rnd.range(6, 8))
  }
  frameTree({ ...stage, setting: 'coast' }, !left, stage.height * 1.02, stage.height * 0.92)
}
