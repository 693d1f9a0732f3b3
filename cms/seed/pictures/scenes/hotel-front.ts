import { mix, rgb } from '../colour'
import { archPoints } from '../kit/plane'
import { castShadow, faced } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { balcony } from '../parts/balcony'
import { building } from '../parts/building'
import { cobbles, groundShadow } from '../parts/ground'
import { lantern } from '../parts/lantern'
import { door } from '../parts/opening'
import { paneWindow } from '../parts/pane-window'
import { plant, pot } from '../parts/planting'
import { type Stage } from '../stage'
import { type Point } from '../svg'
import { openAir } from './open-air'

export const hotelFront = (stage: Stage): void => {
  const { rnd } = stage
  const space = openAir(stage, { horizon: 0.69, eye: 1.7, focal: 0.95 })
  backdrop(stage, stage.height * 0.64, stage.setting, { tall: 1.3 })
  cobbles(space, [-20, 20, 0, 18])
  const z = rnd.range(11, 13)
  const colour = stage.traits.wall.pigment
  const w = 17
  const turn = rnd.bell() * 0.16
  building(space, {
    frame: { x: 0, z, turn },
    width: w,
    depth: 9,
    height: 6.4,
    pigment: colour,
    roof: 'hip',
    rise: 1.9,
    overhang: 0.7,
    foot: mix(colour, pigments.lime, 0.7),
    front: (p) => {
      const bays = 5
      const trim = faced(space, mix(colour, pigments.lime, 0.85), p.normal, 0.12)
      for (let i = 0; i < bays; i++) {
        const c = (w * (i + 0.5)) / bays
        const shape = archPoints(c - 1.15, c + 1.15, 0.05, 1.95, 1.05)
        space.art.fill(p.poly(archPoints(c - 1.3, c + 1.3, 0.05, 1.95, 1.2)), trim)
        const glow = space.light.lamps
        space.art.fill(
          p.poly(shape),
          space.art.linear(p.at(c, 3), p.at(c, 0), [
            [
              0,
              mix(
                faced(space, mix(colour, pigments.darkWood, 0.55), p.normal, -0.5),
                rgb('#ffb866'),
                glow * 0.75,
              ),
            ],
            [
              1,
              mix(
                faced(space, mix(colour, pigments.darkWood, 0.7), p.normal, -0.5),
                rgb('#d9822f'),
                glow * 0.6,
              ),
            ],
          ]),
        )
        space.art.clip(p.poly(shape), () => {
          if (i === 2) door(space, p, [c - 0.85, 0.05, c + 0.85, 2.7], { wall: colour, arch: true })
          else paneWindow(space, p, [c - 0.7, 0.7, c + 0.7, 2.5], { rows: 3, columns: 3 })
          const shade: Point[] =
            space.side > 0
              ? [
                  [c + 0.5, 0],
                  [c + 1.2, 0],
                  [c + 1.2, 3.1],
                  [c - 0.4, 3.1],
                ]
              : [
                  [c - 0.5, 0],
                  [c - 1.2, 0],
                  [c - 1.2, 3.1],
                  [c + 0.4, 3.1],
                ]
          space.art.fill(p.poly(shade), rgb('#2a1d30'), 0.22)
        })
        paneWindow(space, p, [c - 0.62, 3.95, c + 0.62, 5.75], {
          rows: 3,
          shutters: stage.setting === 'colonial' ? undefined : pigments.jade,
        })
        balcony(
          space,
          {
            ...p,
            spot: (a, b, o) => p.spot(a, b + 0.72, o),
            at: (a, b, o) => p.at(a, b + 0.72, o),
            rect: (a, b, a2, b2, o) => p.rect(a, b + 0.72, a2, b2 + 0.72, o),
            line: (points, o) =>
              p.line(
                points.map(([x, y]): Point => [x, y + 0.72]),
                o,
              ),
          },
          c,
          faced(space, pigments.iron, p.normal),
        )
        if (i < bays - 1)
          lantern(space, p.at((w * (i + 1)) / bays, 2.6, 0.25), p.scale(c, 2.6) * 0.34)
      }
      space.art.fill(p.rect(0, 3.3, w, 3.46, 0.08), trim)
    },
  })
  for (const x of [-1.8, 1.8]) pot(space, x, z - 0.8, 1.5, 'bush')
  for (const x of [-5.2, 5.2, -8, 8])
    pot(
      space,
      x + rnd.bell() * 0.3,
      z - 0.8 - x * Math.sin(turn) * 0,
      rnd.range(0.9, 1.3),
      rnd.pick(['flower', 'agave', 'banana'] as const),
    )
  groundShadow(
    space,
    castShadow(space, [
      [-18, 0, -2],
      [18, 0, -2],
      [18, 4, -2],
      [-18, 4, -2],
    ]),
    0.35,
  )
  plant(space, stage.setting === 'coast' ? 'palm' : 'tree', rnd.sign() * 10.5, z - 2, 7)
}
