import { mix, rgb, type Rgb } from '../../colour'
import { createCamera, type Spot } from '../../kit/camera'
import { createPlane, type Plane, unit } from '../../kit/plane'
import { faced, type Space } from '../../kit/solid'
import { litIndoor, pigments } from '../../palette'
import { type Stage } from '../../stage'
import { cladding } from '../building'
import { boards, squareTiles } from '../ground'
import { ceiling, gable } from './ceiling'
import { ceilingPigment, type Finish, finishes } from './finishes'

export type Room = Space & {
  half: number
  /** z of the back wall; the viewer stands at 0. */
  depth: number
  tall: number
  back: Plane
  left: Plane
  right: Plane
  /** The wall through which the light comes. */
  windowSide: 1 | -1
  walls: Rgb
}

const UP: Spot = [0, 1, 0]

/** An empty room with floor, walls and ceiling, seen from its open side. */
export const buildRoom = (
  stage: Stage,
  options: {
    half?: number
    depth?: number
    tall?: number
    floor?: Finish['floor']
    gable?: boolean
    walls?: Rgb
  } = {},
): Room => {
  const { rnd, setting, art, light, width, height } = stage
  const finish = rnd.pick(finishes[setting])
  const half = options.half ?? rnd.range(2.7, 3.2)
  const depth = options.depth ?? rnd.range(5.4, 6.2)
  const tall = options.tall ?? (finish.ceiling === 'plain' ? 2.75 : rnd.range(3, 3.35))
  const windowSide = stage.side
  const camera = createCamera({
    eye: [rnd.range(-0.5, 0.5) - windowSide * 0.3, 1.45, 0],
    yaw: windowSide * rnd.range(-0.02, 0.16),
    focal: (height > width ? 1150 : 1110) * (width / 1600 > 1.2 ? 1.15 : 1),
    centre: width / 2,
    horizon: height * 0.5,
  })
  const walls = options.walls ?? rnd.pick(finish.walls)
  const space: Space = {
    ...stage,
    camera,
    indoors: true,
    sunward: unit([windowSide * 0.75, 0.75, -0.35]),
  }
  const back = createPlane(camera, [-half, 0, depth], [1, 0, 0], UP)
  const left = createPlane(camera, [-half, 0, 0], [0, 0, 1], UP)
  const right = createPlane(camera, [half, 0, 0], [0, 0, 1], UP)
  const dark = rgb('#2c1f28')
  const tone = (k: number) => litIndoor(light, walls, k)
  const rise = options.gable ? 1.5 : 0
  const [, cy] = back.at(half, tall)
  art.fill(
    `M0 0H${width}V${height}H0Z`,
    art.linear(
      [0, 0],
      [0, cy],
      [
        [0, litIndoor(light, mix(ceilingPigment(finish), dark, 0.35), 0.1)],
        [1, litIndoor(light, ceilingPigment(finish), 0.45)],
      ],
    ),
  )
  if (!options.gable) ceiling(space, finish, half, depth, tall)
  else gable(space, finish, half, depth, tall, rise)
  const from = windowSide > 0 ? back.at(half * 2, 1.2) : back.at(0, 1.2)
  const to = windowSide > 0 ? back.at(0, 1.2) : back.at(half * 2, 1.2)
  const backShape = options.gable
    ? back.poly([
        [0, 0],
        [0, tall],
        [half, tall + rise],
        [half * 2, tall],
        [half * 2, 0],
      ])
    : back.rect(0, 0, half * 2, tall)
  art.fill(
    backShape,
    art.linear(from, to, [
      [0, tone(0.62)],
      [0.3, tone(0.78)],
      [1, tone(0.92)],
    ]),
  )
  art.fill(
    backShape,
    art.linear(back.at(half, tall), back.at(half, 0), [
      [0, dark, 0.2],
      [0.25, dark, 0],
      [0.8, dark, 0],
      [1, dark, 0.14],
    ]),
  )
  for (const [plane, sunny] of [
    [left, windowSide > 0],
    [right, windowSide < 0],
  ] as const) {
    const shape = plane.rect(0.02, 0, depth, tall)
    art.fill(
      shape,
      art.linear(plane.at(depth, 1), plane.at(1.2, 1), [
        [0, tone(sunny ? 0.85 : 0.42)],
        [1, tone(sunny ? 1 : 0.25)],
      ]),
    )
    art.fill(
      shape,
      art.linear(plane.at(depth, tall), plane.at(depth, 0), [
        [0, dark, 0.18],
        [0.3, dark, 0],
        [0.85, dark, 0],
        [1, dark, 0.16],
      ]),
    )
    if (finish.timber) cladding(space, plane, depth, tall, walls)
  }
  if (finish.timber) cladding(space, back, half * 2, tall, walls)
  const patch = [-half, half, 0.05, depth] as const
  if (options.floor === 'chequer' || (!options.floor && finish.floor === 'chequer'))
    squareTiles(
      space,
      patch,
      0.42,
      mix(pigments.lime, pigments.sand, 0.4),
      rnd.pick([pigments.tile, pigments.jade, pigments.basalt, pigments.indigo]),
    )
  else if (options.floor === 'tiles' || (!options.floor && finish.floor === 'tiles'))
    squareTiles(space, patch, 0.36, mix(pigments.tile, pigments.clay, rnd.next() * 0.5))
  else if (options.floor === 'cement' || (!options.floor && finish.floor === 'cement'))
    squareTiles(space, patch, 0.6, mix(pigments.sand, pigments.lime, 0.4))
  else
    boards(
      space,
      patch,
      rnd.pick([pigments.paleWood, pigments.wood, mix(pigments.paleWood, pigments.clay, 0.4)]),
      0,
      0.19,
    )
  art.fill(
    camera.poly([
      [-half, 0, 0.05],
      [half, 0, 0.05],
      [half, 0, depth],
      [-half, 0, depth],
    ]),
    art.linear(camera.at([-windowSide * half, 0, 3]), camera.at([windowSide * half, 0, 3]), [
      [0, dark, 0.28],
      [0.55, dark, 0],
      [1, [255, 240, 210], 0.1],
    ]),
  )
  const skirting = finish.timber ? pigments.darkWood : mix(walls, pigments.brick, 0.4)
  art.fill(back.rect(0, 0, half * 2, 0.12, 0.01), faced(space, skirting, back.normal))
  for (const plane of [left, right])
    art.fill(plane.rect(0.05, 0, depth, 0.12, 0.01), faced(space, skirting, plane.normal))
  corners(space, half, depth, tall)
  return { ...space, half, depth, tall, back, left, right, windowSide, walls }
}

/** Shade that gathers where walls meet. */
const corners = ({ art, camera }: Space, half: number, depth: number, tall: number): void => {
  const dark = rgb('#1d1420')
  for (const x of [-half, half]) {
    art.shade(
      camera.poly([
        [x, 0, depth],
        [x, tall, depth],
        [x * 0.9, tall, depth],
        [x * 0.9, 0, depth],
      ]),
      dark,
      0.16,
    )
  }
  art.shade(
    camera.poly([
      [-half, 0, depth],
      [half, 0, depth],
      [half, 0, depth - 0.5],
      [-half, 0, depth - 0.5],
    ]),
    dark,
    0.18,
  )
}
