import { mix } from '../colour'
import { drum } from '../kit/drum'
import { archPoints, createPlane } from '../kit/plane'
import { box, faced, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { cascade } from '../parts/foliage'
import { nearLeaves } from '../parts/framing'
import { ridge, volcano } from '../parts/mountain'
import { mist, sky } from '../parts/sky'
import { type Stage } from '../stage'
import { ellipse, type Point, rect } from '../svg'
import { openAir } from './open-air'
import { roofscape } from './terrace'

/** A church over the roofs: two towers and a dome. */
const church = (space: Space, x: number, z: number, size: number): void => {
  const { art, camera } = space
  const body = mix(pigments.maize, pigments.lime, 0.35)
  const y = -2
  drum(space, [x + size * 0.9, y, z + size], [y, y + size * 1.5], [size * 0.5, size * 0.5], body)
  const [dx, dy] = camera.at([x + size * 0.9, y + size * 1.5, z + size])
  const r = camera.scale([x, y, z + size]) * size * 0.52
  art.fill(
    `M${dx - r} ${dy}a${r} ${r} 0 0 1 ${2 * r} 0Z`,
    art.linear(
      [dx - r, 0],
      [dx + r, 0],
      space.side > 0
        ? [
            [0, faced(space, pigments.brick, [-1, 0, 0])],
            [1, faced(space, pigments.tile, [1, 0.4, 0])],
          ]
        : [
            [0, faced(space, pigments.tile, [-1, 0.4, 0])],
            [1, faced(space, pigments.brick, [1, 0, 0])],
          ],
    ),
  )
  art.fill(
    rect(dx - r * 0.08, dy - r * 1.35, r * 0.16, r * 0.4),
    faced(space, pigments.lime, [0, 0, -1]),
  )
  box(space, { x, z }, [-size * 0.9, size * 0.9, y, y + size * 1.25, 0, size * 1.4], body)
  for (const k of [-1, 1]) {
    const tx = x + k * size * 0.78
    box(
      space,
      { x: tx, z: z - 0.1 },
      [-size * 0.26, size * 0.26, y, y + size * 1.9, 0, size * 0.5],
      body,
      { add: 0.06 },
    )
    const p = createPlane(camera, [tx - size * 0.26, y, z - 0.1], [1, 0, 0], [0, 1, 0])
    art.fill(
      p.poly(archPoints(size * 0.14, size * 0.38, size * 1.42, size * 1.62, size * 0.12)),
      faced(space, mix(body, pigments.brick, 0.7), p.normal, -0.3),
    )
    for (const b of [1.3, 1.86])
      art.fill(
        p.rect(-size * 0.04, size * b, size * 0.56, size * (b + 0.07)),
        faced(space, pigments.lime, p.normal, 0.15),
      )
    drum(
      space,
      [tx, 0, z + size * 0.15],
      [y + size * 1.92, y + size * 2.2],
      [size * 0.24, size * 0.05],
      pigments.tile,
    )
  }
  const face = createPlane(camera, [x - size * 0.52, y, z - 0.12], [1, 0, 0], [0, 1, 0])
  const trim = faced(space, pigments.lime, face.normal, 0.18)
  const deep = faced(space, mix(body, pigments.brick, 0.75), face.normal, -0.35)
  const gable: Point[] = [
    [0, size * 1.2],
    [size * 0.16, size * 1.42],
    [size * 0.34, size * 1.46],
    [size * 0.52, size * 1.66],
    [size * 0.7, size * 1.46],
    [size * 0.88, size * 1.42],
    [size * 1.04, size * 1.2],
  ]
  art.fill(
    face.poly([[0, 0], ...gable, [size * 1.04, 0]]),
    faced(space, mix(body, pigments.ochre, 0.25), face.normal, 0.1),
  )
  art.line(face.line(gable), trim, Math.max(2, face.scale(0, 0) * size * 0.03))
  for (const b of [0.72, 1.16])
    art.fill(face.rect(-size * 0.02, size * b, size * 1.06, size * (b + 0.05)), trim)
  for (const a of [0.06, 0.28, 0.72, 0.94])
    art.fill(
      face.rect(size * (a - 0.03), size * 0.2, size * (a + 0.07), size * 1.16),
      mix(trim, faced(space, body, face.normal), 0.3),
    )
  art.fill(
    face.poly(archPoints(size * 0.4, size * 0.66, size * 0.78, size * 0.94, size * 0.13)),
    deep,
  )
  const [wx, wy] = face.at(size * 0.52, size * 1.32)
  const wr = face.scale(0, 0) * size * 0.07
  art.fill(ellipse(wx, wy, wr), deep)
  art.line(ellipse(wx, wy, wr), trim, wr * 0.3)
  const cross = face.at(size * 0.52, size * 1.66)
  const arm = wr * 0.9
  art.line(
    `M${cross[0]} ${cross[1]}v${-arm * 2.4}M${cross[0] - arm * 0.8} ${cross[1] - arm * 1.6}h${arm * 1.6}`,
    trim,
    wr * 0.3,
  )
}

export const antiguaRooftops = (stage: Stage): void => {
  const { width, height, side, light } = stage
  // An upright picture has more sky, for words, and no steeper volcano.
  const share = height > width ? 0.6 : 0.55
  const horizon = height * share
  const rise = Math.min(height * 0.4, width * 0.45)
  const space = openAir(stage, { horizon: share, eye: 2.6, focal: 1 })
  sky(stage, horizon, { sunX: width * (0.5 + side * 0.38) })
  volcano(stage, {
    x: width * (0.5 - side * 0.08),
    foot: horizon + 16,
    height: rise,
    reach: Math.max(rise * 1.5, Math.min(width * 0.46, height * 0.72)),
    far: 0.36,
    collar: light.time !== 'dusk',
  })
  mist(stage, horizon - 30, 90, 0.5)
  ridge(stage, { y: horizon + 6, rise: 76, far: 0.42, pigment: pigments.pine })
  ridge(stage, { y: horizon + 30, rise: 50, far: 0.26, pigment: pigments.leaf, texture: 'canopy' })
  mist(stage, horizon + 30, 50, 0.4)
  roofscape(space, 27, 50)
  church(space, -side * 7.5, 26, 4.4)
  roofscape(space, 17, 25)
  church(space, side * 11, 21, 3)
  roofscape(space, 8, 16)
  cascade(stage, side > 0 ? width * 0.06 : width * 0.94, height * 0.9, width * 0.26, height * 0.22)
  nearLeaves(stage, [side > 0 ? 'br' : 'bl'], 1)
  cascade(stage, side > 0 ? width * 0.97 : width * 0.03, -20, width * 0.22, height * 0.2)
}
