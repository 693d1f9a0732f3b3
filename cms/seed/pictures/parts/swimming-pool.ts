import { mix, rgb } from '../colour'
import { box, castShadow, faced, place, type Frame, type Space } from '../kit/solid'
import type { Spot } from '../kit/camera'
import { pigments } from '../palette'
import { polyline } from '../svg'
import { groundShadow } from './ground'

type Basin = readonly [x0: number, x1: number, z0: number, z1: number]

/** A pool let into the ground: stone rim, tiled flank, water that takes the colour of the sky, broken light. */
export const swimmingPool = (space: Space, frame: Frame, [x0, x1, z0, z1]: Basin): void => {
  const { art, camera, light, rnd } = space
  const quad = (grow: number, y: number): Spot[] =>
    [
      [x0 - grow, y, z0 - grow],
      [x1 + grow, y, z0 - grow],
      [x1 + grow, y, z1 + grow],
      [x0 - grow, y, z1 + grow],
    ].map(([x = 0, h = 0, z = 0]) => place(frame, [x, h, z]))
  art.fill(
    camera.poly(quad(0.95, 0.01)),
    faced(space, mix(pigments.sand, pigments.stone, 0.45), [0, 1, 0]),
  )
  art.fill(
    camera.poly(quad(0.4, 0.03)),
    faced(space, mix(pigments.stone, pigments.lime, 0.5), [0, 1, 0], 0.1),
  )
  const rim = camera.poly(quad(0, 0.03))
  art.fill(rim, faced(space, mix(pigments.pool, pigments.indigo, 0.4), [0, 0, -1], -0.1))
  art.clip(rim, () => {
    const near = camera.at(place(frame, [(x0 + x1) / 2, -0.12, z0]))
    const far = camera.at(place(frame, [(x0 + x1) / 2, -0.12, z1]))
    const lampLit = light.lamps > 0.9 ? 0.35 : 0
    const deep = mix(
      faced(space, mix(pigments.pool, pigments.indigo, 0.25), [0, 1, 0], 0),
      rgb('#48e0d8'),
      lampLit,
    )
    art.fill(
      camera.poly(quad(0.6, -0.14)),
      art.linear(far, near, [
        [0, mix(light.sky[2], deep, 0.35)],
        [0.45, mix(deep, light.sky[1], 0.2)],
        [1, deep],
      ]),
    )
    let net = ''
    for (let i = 0; i < 90; i++) {
      const x = rnd.range(x0, x1)
      const z = rnd.range(z0, z1)
      const spots = [0, 0.3, 0.6, 0.9].map((t): Spot =>
        place(frame, [x + t, -0.14, z + rnd.bell() * 0.14]),
      )
      net += polyline(spots.map(camera.at))
    }
    art.line(net, mix(light.sky[3], [255, 255, 255], 0.6), 1.8, 0.34)
  })
}

/** A lounger with a cushion, its head away from the viewer. */
export const lounger = (space: Space, frame: Frame, cushion = pigments.lime): void => {
  const at = (x: number, y: number, z: number) => place(frame, [x, y, z])
  groundShadow(
    space,
    castShadow(space, [
      at(-0.35, 0.35, 0),
      at(0.35, 0.35, 0),
      at(0.35, 0.35, 1.9),
      at(-0.35, 0.35, 1.9),
      at(-0.35, 0.9, 1.95),
      at(0.35, 0.9, 1.95),
    ]),
    0.5,
  )
  for (const x of [-0.3, 0.3])
    for (const z of [0.15, 1.25])
      box(space, frame, [x - 0.03, x + 0.03, 0, 0.3, z, z + 0.06], pigments.wood)
  box(space, frame, [-0.36, 0.36, 0.26, 0.33, 0, 1.4], pigments.paleWood)
  box(space, frame, [-0.33, 0.33, 0.32, 0.42, 0.03, 1.35], cushion, { round: 0.05 })
  const { art, camera } = space
  const back = [
    at(-0.34, 0.4, 1.33),
    at(0.34, 0.4, 1.33),
    at(0.34, 0.95, 1.85),
    at(-0.34, 0.95, 1.85),
  ]
  const tone = faced(space, cushion, [0, 0.7, -0.7], 0.05)
  art.fill(camera.poly(back), tone)
  art.line(camera.poly(back), tone, camera.scale(at(0, 0.6, 1.5)) * 0.06)
}
