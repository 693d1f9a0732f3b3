import { mix, rgb, type Rgb } from '../colour'
import { archPoints, type Plane } from '../kit/plane'
import { faced, type Space } from '../kit/solid'
import { lit, pigments } from '../palette'
import { type Point } from '../svg'
import { lantern } from './lantern'
import { door, grilleWindow } from './opening'

export type Arcade = {
  width: number
  height: number
  bays: number
  pigment: Rgb
  posts?: boolean
  depth?: number
}

/** A covered walk: a wall in the shade behind arches or wooden posts. */
export const arcade = (
  space: Space,
  plane: Plane,
  { width, height, bays, pigment, posts = false, depth = 2.2 }: Arcade,
): void => {
  const { art, light, rnd } = space
  const bay = width / bays
  const openings = Array.from({ length: bays }, (_, i): Point[] => {
    const a0 = i * bay + (posts ? 0.05 : 0.28)
    const a1 = (i + 1) * bay - (posts ? 0.05 : 0.28)
    return posts
      ? [
          [a0, 0],
          [a0, height - 0.35],
          [a1, height - 0.35],
          [a1, 0],
        ]
      : archPoints(a0, a1, 0, height - 0.55 - (a1 - a0) * 0.42, (a1 - a0) * 0.42)
  })
  const inner = mix(pigment, pigments.lime, 0.15)
  const glow = light.lamps
  art.clip(openings.map((points) => plane.poly(points)).join(''), () => {
    const top = mix(lit(light, inner, 0.1), rgb('#e8964a'), glow * 0.55)
    const foot = mix(lit(light, inner, 0.5), rgb('#f2b066'), glow * 0.5)
    art.fill(
      plane.rect(-depth * 2, -0.05, width + depth * 2, height + 0.5, -depth),
      art.linear(plane.at(width / 2, height, -depth), plane.at(width / 2, 0, -depth), [
        [0, top],
        [0.55, foot],
        [1, mix(foot, top, 0.3)],
      ]),
    )
    const ground: Point[] = [
      [-1, 0],
      [width + 1, 0],
    ]
    const near = ground.map(([a]) => plane.spot(a, 0, 0.1))
    const back = [...ground].reverse().map(([a]) => plane.spot(a, 0, -depth))
    art.fill(
      plane.camera.poly([...near, ...back]),
      faced(space, mix(pigments.tile, rgb('#4a2d33'), 0.25), [0, 1, 0], -0.12),
    )
    const inside = {
      ...plane,
      spot: (a: number, b: number, o = 0) => plane.spot(a, b, o - depth),
      at: (a: number, b: number, o = 0) => plane.at(a, b, o - depth),
      rect: (a: number, b: number, c: number, d: number, o = 0) =>
        plane.rect(a, b, c, d, o - depth),
      poly: (points: readonly Point[], o = 0) => plane.poly(points, o - depth),
      line: (points: readonly Point[], o = 0) => plane.line(points, o - depth),
    }
    for (let i = 0; i < bays; i++) {
      const c = (i + 0.5) * bay
      if (i % 2)
        door(space, inside, [c - 0.55, 0, c + 0.55, 2.2], { wall: inner, wood: pigments.darkWood })
      else grilleWindow(space, inside, [c - 0.5, 0.9, c + 0.5, 2.1], inner)
    }
    const slant = space.side * depth * 0.5
    if (light.contrast > 0.5)
      for (let i = 0; i <= bays; i++)
        art.fill(
          plane.poly(
            [
              [i * bay - 0.3 - slant, 0],
              [i * bay + 0.3 - slant, 0],
              [i * bay + 0.3 - slant * 1.4, height],
              [i * bay - 0.3 - slant * 1.4, height],
            ],
            -depth,
          ),
          rgb('#33233a'),
          0.16,
        )
    art.fill(
      plane.rect(-1, height * 0.55, width + 1, height + 0.5, -depth),
      art.linear(plane.at(0, height, -depth), plane.at(0, height * 0.55, -depth), [
        [0, rgb('#2a1b28'), 0.5],
        [1, rgb('#2a1b28'), 0],
      ]),
    )
  })
  if (posts) {
    const wood = faced(space, pigments.wood, plane.normal)
    const dark = faced(space, pigments.darkWood, plane.normal, -0.1)
    art.fill(plane.rect(0, height - 0.38, width, height, 0.05), wood)
    for (let i = 0; i <= bays; i++) {
      const a = Math.min(width - 0.1, Math.max(0.1, i * bay))
      art.fill(
        plane.rect(a - 0.1, 0.35, a + 0.1, height - 0.3),
        art.linear(
          plane.at(a - 0.1, 1),
          plane.at(a + 0.1, 1),
          space.side > 0
            ? [
                [0, dark],
                [1, wood],
              ]
            : [
                [0, wood],
                [1, dark],
              ],
        ),
      )
      art.fill(
        plane.poly([
          [a - 0.5, height - 0.36],
          [a + 0.5, height - 0.36],
          [a + 0.12, height - 0.72],
          [a - 0.12, height - 0.72],
        ]),
        wood,
      )
      art.fill(plane.rect(a - 0.18, 0, a + 0.18, 0.4), faced(space, pigments.stone, plane.normal))
    }
  } else {
    const body =
      plane.rect(0, 0, width, height) + openings.map((points) => plane.poly(points)).join('')
    art.fill(
      body,
      art.linear(plane.at(width / 2, height), plane.at(width / 2, 0), [
        [0, faced(space, pigment, plane.normal, 0.1)],
        [1, faced(space, mix(pigment, pigments.brick, 0.2), plane.normal, -0.1)],
      ]),
    )
    const trim = faced(space, mix(pigment, pigments.lime, 0.75), plane.normal, 0.14)
    const s = plane.scale(width / 2, 1)
    for (const points of openings) art.line(plane.line(points), trim, Math.max(1.4, s * 0.07))
    for (let i = 0; i <= bays; i++) {
      const a0 = Math.max(0, i * bay - 0.34)
      const a1 = Math.min(width, i * bay + 0.34)
      art.fill(plane.rect(a0, 0, a1, 0.3, 0.06), faced(space, pigments.stone, plane.normal, 0.05))
      const b = height - 0.55 - (bay - 0.56) * 0.42
      art.fill(plane.rect(a0, b - 0.06, a1, b + 0.08, 0.06), trim)
    }
    art.fill(plane.rect(0, height - 0.22, width, height - 0.08, 0.06), trim)
  }
  for (let i = 1; i < bays; i += 2)
    if (rnd.chance(0.8))
      lantern(space, plane.at(i * bay, height - 0.95, 0.25), plane.scale(i * bay, 2) * 0.22)
}
