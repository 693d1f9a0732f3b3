import { mix, rgb } from '../colour'
import { type Plane } from '../kit/plane'
import { type Space } from '../kit/solid'
import { lit } from '../palette'

export type Area = readonly [a0: number, b0: number, a1: number, b1: number]

/** What a pane shows from outside: lamplight, or sky and a dark room. */
export const glassPaint = (space: Space, plane: Plane, [a0, b0, a1, b1]: Area, warmth: number) => {
  const { art, light } = space
  const lamp = mix(rgb('#ffb45c'), rgb('#ffe0a0'), 0.4)
  const top = mix(mix(lit(light, rgb('#31404c'), 0.3), light.sky[1], 0.3), lamp, warmth)
  const foot = mix(lit(light, rgb('#26323a'), 0.2), rgb('#e88a3c'), warmth * 0.9)
  return art.linear(plane.at(a0, b1), plane.at(a1, b0), [
    [0, top],
    [0.45, mix(top, foot, 0.6)],
    [0.5, mix(mix(top, foot, 0.6), light.sky[2], 0.22 * (1 - warmth))],
    [0.72, foot],
    [1, mix(foot, top, 0.3)],
  ])
}

/** Lets lamplight bleed out of an opening. */
export const halo = (space: Space, plane: Plane, [a0, b0, a1, b1]: Area, warmth: number) => {
  if (warmth < 0.3) return
  const { art } = space
  art.shine(plane.rect(a0 - 0.1, b0 - 0.1, a1 + 0.1, b1 + 0.1), [255, 150, 60], 0.42 * warmth)
}

export const warmthOf = (space: Space) => {
  const lamps = space.light.lamps
  return lamps === 0 ? 0 : Math.min(1, lamps * (space.rnd.chance(0.8) ? 0.95 : 0.2))
}
