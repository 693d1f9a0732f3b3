import { mix } from '../colour'
import { faced } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { balcony } from '../parts/balcony'
import { building } from '../parts/building'
import { cobbles } from '../parts/ground'
import { lantern } from '../parts/lantern'
import { door, grilleWindow } from '../parts/opening'
import { paneWindow } from '../parts/pane-window'
import { plant } from '../parts/planting'
import { type Stage } from '../stage'
import { openAir } from './open-air'
import { streetShadow } from './street-parts'

export const townhouse = (stage: Stage): void => {
  const { rnd } = stage
  const yaw = rnd.sign() * rnd.range(0.18, 0.42)
  const space = openAir(stage, { horizon: 0.7, eye: 1.7, focal: 0.92 })
  backdrop(stage, stage.height * 0.66, stage.setting, { tall: 1.2 })
  cobbles(space, [-20, 20, 0, 16])
  const z = rnd.range(10, 13.5)
  const widths = [rnd.range(4.4, 6.4), rnd.range(5.8, 7.6), rnd.range(4.6, 6.6)] as const
  const colours = [
    rnd.pick([pigments.lime, pigments.maize, pigments.sky, pigments.sage]),
    stage.traits.wall.pigment,
    rnd.pick([pigments.rose, pigments.apricot, pigments.lime, pigments.jade]),
  ] as const
  const start = -(widths[0] + widths[1] / 2) + rnd.range(-1.6, 1.6)
  let a = start
  const order = yaw > 0 ? [0, 1, 2] : [0, 1, 2]
  for (const i of order) {
    const w = widths[i] ?? 6
    const middle = a + w / 2
    a += w
    const h = i === 1 ? rnd.range(5.5, 6.2) : rnd.range(4.4, 6.3)
    const colour = colours[i] ?? pigments.lime
    building(space, {
      frame: { x: middle * Math.cos(yaw), z: z - middle * Math.sin(yaw), turn: yaw },
      width: w,
      depth: 7,
      height: h,
      pigment: colour,
      foot: rnd.chance(0.5) ? mix(colour, pigments.brick, 0.6) : undefined,
      roof: 'gable',
      rise: 1.6,
      front: (p) => {
        const iron = faced(space, pigments.iron, p.normal)
        const left = rnd.chance(0.5)
        door(space, p, left ? [0.8, 0.1, 2.1, 2.6] : [w - 2.1, 0.1, w - 0.8, 2.6], {
          wall: colour,
          arch: rnd.chance(0.4),
          wood: rnd.pick([pigments.wood, pigments.jade, pigments.darkWood, pigments.indigo]),
        })
        grilleWindow(space, p, left ? [w - 2.6, 0.9, w - 1.2, 2.6] : [1.2, 0.9, 2.6, 2.6], colour)
        for (const c of [w * 0.28, w * 0.72]) {
          paneWindow(space, p, [c - 0.6, 3.35, c + 0.6, 5.2], {
            rows: 3,
            shutters: rnd.pick([undefined, pigments.jade, pigments.indigo, pigments.wood]),
          })
          balcony(space, p, c, iron)
        }
        lantern(space, p.at(w / 2, 2.7, 0.25), p.scale(w / 2, 2.7) * 0.28)
      },
    })
  }
  streetShadow(space, z)
  plant(space, 'tree', yaw > 0 ? 7.6 : -7.6, z - 1.2, 5.4)
}
