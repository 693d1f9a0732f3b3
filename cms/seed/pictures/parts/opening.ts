import { mix, type Rgb } from '../colour'
import { archPoints, type Plane } from '../kit/plane'
import { faced, type Space } from '../kit/solid'
import { lit, pigments } from '../palette'
import { type Point } from '../svg'
import { type Area, glassPaint, halo, warmthOf } from './glass'

/** A recess in a wall: the lit or dark flank on the side away from the light gives it depth. */
const recess = (space: Space, plane: Plane, [a0, b0, a1, b1]: Area, depth: number, wall: Rgb) => {
  const { art, light } = space
  art.fill(plane.rect(a0, b0, a1, b1), lit(light, mix(wall, pigments.darkWood, 0.3), 0.05))
  art.fill(
    plane.poly([
      [a0, b0],
      [a1, b0],
      [a1 - depth, b0 + depth * 0.5],
      [a0 + depth, b0 + depth * 0.5],
    ]),
    lit(light, wall, 0.75),
  )
  const flank: Point[] =
    space.side > 0
      ? [
          [a0, b0],
          [a0 + depth, b0],
          [a0 + depth, b1],
          [a0, b1],
        ]
      : [
          [a1, b0],
          [a1 - depth, b0],
          [a1 - depth, b1],
          [a1, b1],
        ]
  art.fill(plane.poly(flank), lit(light, wall, 0.8))
}

/** A window of Antigua: deep frame, wooden casements, an iron or turned grille that stands before the wall. */
export const grilleWindow = (space: Space, plane: Plane, area: Area, wall: Rgb): void => {
  const { art, light } = space
  const [a0, b0, a1, b1] = area
  const s = plane.scale((a0 + a1) / 2, b0)
  const trim = faced(space, mix(wall, pigments.lime, 0.75), plane.normal, 0.1)
  art.fill(plane.rect(a0 - 0.16, b0 - 0.12, a1 + 0.16, b1 + 0.2), trim)
  recess(space, plane, area, 0.09, wall)
  const warmth = warmthOf(space)
  const glass: Area = [a0 + 0.1, b0 + 0.06, a1 - 0.1, b1 - 0.04]
  art.fill(plane.rect(...glass), glassPaint(space, plane, glass, warmth))
  halo(space, plane, glass, warmth)
  const wood = faced(space, pigments.wood, plane.normal)
  const middle = (a0 + a1) / 2
  const cross = (b0 + b1 * 2) / 3
  art.line(
    plane.line([
      [middle, b0 + 0.06],
      [middle, b1 - 0.04],
    ]) +
      plane.line([
        [a0 + 0.1, cross],
        [a1 - 0.1, cross],
      ]),
    wood,
    Math.max(1.5, s * 0.05),
  )
  art.line(plane.rect(...glass), wood, Math.max(1.5, s * 0.06))
  const iron = lit(light, pigments.iron, 0.5)
  const count = Math.max(4, Math.round((a1 - a0) / 0.14))
  let bars = ''
  const out = 0.2
  for (let i = 0; i <= count; i++) {
    const a = a0 - 0.04 + ((a1 - a0 + 0.08) * i) / count
    bars += plane.line(
      [
        [a, b0 - 0.02],
        [a, b1 + 0.06],
      ],
      out,
    )
  }
  for (const b of [b0 + 0.04, b0 + (b1 - b0) * 0.34, b0 + (b1 - b0) * 0.68, b1 + 0.02])
    bars += plane.line(
      [
        [a0 - 0.04, b],
        [a1 + 0.04, b],
      ],
      out,
    )
  art.line(bars, iron, Math.max(1.1, s * 0.022), 0.92)
  const stone = faced(space, mix(wall, pigments.stone, 0.6), plane.normal, 0.15)
  art.fill(plane.rect(a0 - 0.22, b0 - 0.22, a1 + 0.22, b0 - 0.06, out + 0.06), stone)
  art.fill(plane.rect(a0 - 0.22, b0 - 0.34, a1 + 0.22, b0 - 0.22, 0), lit(light, wall, 0.1), 0.5)
  art.fill(
    plane.poly(
      [
        [a0 - 0.24, b1 + 0.08],
        [a1 + 0.24, b1 + 0.08],
        [a1 + 0.14, b1 + 0.3],
        [a0 - 0.14, b1 + 0.3],
      ],
      out,
    ),
    stone,
  )
  art.fill(plane.rect(a0 - 0.2, b1 - 0.14, a1 + 0.2, b1 + 0.08, 0), lit(light, wall, 0), 0.25)
}

/** A panelled wooden door, studded, in a stone surround; arched when `arch` is given. */
export const door = (
  space: Space,
  plane: Plane,
  area: Area,
  options: { wood?: Rgb; wall: Rgb; arch?: boolean; open?: boolean },
): void => {
  const { art, light } = space
  const [a0, b0, a1, b1] = area
  const wood = options.wood ?? pigments.wood
  const half = (a1 - a0) / 2
  const spring = options.arch ? b1 - half : b1
  const shape = (grow: number): Point[] =>
    options.arch
      ? archPoints(a0 - grow, a1 + grow, b0, spring, half + grow)
      : [
          [a0 - grow, b0],
          [a0 - grow, b1 + grow],
          [a1 + grow, b1 + grow],
          [a1 + grow, b0],
        ]
  const stone = faced(space, mix(pigments.stone, pigments.lime, 0.35), plane.normal, 0.1)
  art.fill(plane.poly(shape(0.24), 0.04), stone)
  art.fill(plane.poly(shape(0)), lit(light, options.wall, 0.05))
  const s = plane.scale((a0 + a1) / 2, b0)
  const tone = faced(space, wood, plane.normal)
  art.clip(plane.poly(shape(-0.02)), () => {
    const shift = -space.side * 0.08
    art.fill(
      plane.rect(a0 + Math.max(0, shift), b0, a1 + Math.min(0, shift), b1 - 0.06),
      art.linear(plane.at(a0, b1), plane.at(a0, b0), [
        [0, mix(tone, lit(light, wood, 0), 0.55)],
        [0.4, tone],
        [1, mix(tone, lit(light, wood, 0), 0.3)],
      ]),
    )
    const dark = lit(light, mix(wood, pigments.darkWood, 0.7), 0.05)
    let gaps = ''
    for (let i = 1; i < 8; i++)
      gaps += plane.line([
        [a0 + ((a1 - a0) * i) / 8, b0],
        [a0 + ((a1 - a0) * i) / 8, b1],
      ])
    art.line(gaps, dark, Math.max(1, s * 0.014), 0.7)
    art.line(
      plane.line([
        [(a0 + a1) / 2, b0],
        [(a0 + a1) / 2, b1],
      ]),
      dark,
      Math.max(1.6, s * 0.035),
    )
    let studs = ''
    for (const b of [0.14, 0.36, 0.58, 0.8])
      for (let i = 0; i < 10; i++) {
        const [x, y] = plane.at(a0 + ((a1 - a0) * (i + 0.5)) / 10, b0 + (b1 - b0) * b)
        const r = Math.max(0.8, s * 0.022)
        studs += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0Z`
      }
    art.fill(studs, lit(light, pigments.iron, 0.6))
  })
  art.fill(plane.rect(a0 - 0.3, b0 - 0.02, a1 + 0.3, b0 + 0.08, 0.24), stone)
}
