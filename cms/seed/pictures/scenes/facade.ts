import { mix, rgb, type Rgb } from '../colour'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { building } from '../parts/building'
import { cascade } from '../parts/foliage'
import { cobbles } from '../parts/ground'
import { lantern } from '../parts/lantern'
import { door, grilleWindow } from '../parts/opening'
import { pot } from '../parts/planting'
import { type Stage } from '../stage'
import { openAir } from './open-air'
import { streetShadow } from './street-parts'

const footOf = (stage: Stage): Rgb | undefined =>
  stage.rnd.pick([
    undefined,
    mix(stage.traits.wall.pigment, pigments.brick, 0.65),
    pigments.brick,
    pigments.indigo,
    mix(stage.traits.wall.pigment, pigments.lime, 0.7),
  ])

export const facade = (stage: Stage): void => {
  const { rnd } = stage
  const yaw = rnd.sign() * rnd.range(0.1, 0.36)
  const z = rnd.range(8.2, 10.5)
  const space = openAir(stage, {
    horizon: rnd.range(0.64, 0.69),
    eye: 1.65,
    yaw: 0,
    focal: rnd.range(0.9, 1.05),
  })
  backdrop(stage, stage.height * 0.6, stage.setting, { tall: 1.3 })
  cobbles(space, [-20, 20, 0, z + 6])
  const frame = { x: 0, z, turn: yaw }
  const colour = stage.traits.wall.pigment
  const foot = footOf(stage)
  const height = rnd.range(3.5, 4.2)
  const next = rnd.pick([
    pigments.lime,
    pigments.ochre,
    pigments.rose,
    pigments.sky,
    pigments.terracotta,
  ])
  const half = rnd.range(5.2, 6.4)
  const shift = rnd.range(-1, 1)
  for (const way of [-1, 1] as const)
    building(space, {
      frame: {
        x: shift + way * (half + 4.6) * Math.cos(yaw),
        z: z - way * (half + 4.6) * Math.sin(yaw),
        turn: yaw,
      },
      width: 9.2,
      depth: 7,
      height: height + rnd.range(-0.5, 0.7),
      pigment:
        way < 0 ? next : rnd.pick([pigments.maize, pigments.lime, pigments.apricot, pigments.jade]),
      roof: 'gable',
      rise: 1.7,
      front: (p) =>
        grilleWindow(space, p, way < 0 ? [6.4, 0.95, 7.7, 2.8] : [1.4, 0.95, 2.7, 2.8], next),
    })
  const doorAt = rnd.range(half * 0.75, half * 1.25)
  building(space, {
    frame: { ...frame, x: shift },
    width: half * 2,
    depth: 7,
    height,
    pigment: colour,
    foot,
    roof: 'gable',
    rise: 1.8,
    roofPigment: mix(pigments.tile, pigments.oldTile, rnd.next()),
    front: (p) => {
      door(space, p, [doorAt - 0.85, 0.14, doorAt + 0.85, 2.95], {
        wall: colour,
        arch: rnd.chance(0.5),
        wood: rnd.pick([pigments.wood, pigments.darkWood, pigments.jade, pigments.indigo]),
      })
      for (const a of [doorAt - 4.1, doorAt + 2.6])
        grilleWindow(space, p, [a, 0.95, a + 1.5, 3.0], colour)
      for (const a of [doorAt - 1.6, doorAt + 1.6])
        lantern(space, p.at(a, 2.5, 0.2), p.scale(a, 2.5) * 0.3)
      const spill = doorAt + rnd.sign() * rnd.range(3, 4.2)
      const [x, y] = p.at(spill, height + 0.25, 0.5)
      cascade(
        stage,
        x,
        y,
        p.scale(spill, height) * rnd.range(2.4, 3.8),
        p.scale(spill, height) * rnd.range(1, 1.9),
        rnd.pick([pigments.bougainvillea, pigments.bougainvillea, rgb('#e0622f'), rgb('#8f6fd0')]),
      )
    },
  })
  streetShadow(space, z)
  for (const x of [doorAt - 1.7, doorAt + 1.7]) {
    const a = x - half
    pot(
      space,
      shift + a * Math.cos(yaw),
      z - 0.45 - a * Math.sin(yaw),
      0.95,
      rnd.pick(['flower', 'bush', 'agave'] as const),
    )
  }
}
