import { mix, rgb } from '../colour'
import { lit, pigments } from '../palette'
import { bust } from '../parts/people/bust'
import { ridge, volcano } from '../parts/mountain'
import { type Stage } from '../stage'
import { ellipse, polygon, rect } from '../svg'

const paper = rgb('#f7f0e4')

/** A person in a round medallion, before rays and a volcano. */
const portrait =
  (figure: 'woman' | 'man') =>
  (stage: Stage): void => {
    const { art, width, height, light, traits, rnd } = stage
    const centre = [width / 2, height / 2] as const
    const radius = Math.min(width, height) * 0.455
    const cloth = rgb(traits.textile)
    art.fill(rect(0, 0, width, height), paper)
    art.fill(ellipse(...centre, radius + 30), cloth)
    beads(stage, centre, radius + 15)
    art.clip(ellipse(...centre, radius), () => {
      const [zenith, high, low, edge] = light.sky
      art.fill(
        rect(0, 0, width, height),
        art.linear(
          [0, centre[1] - radius],
          [0, centre[1] + radius * 0.5],
          [
            [0, zenith],
            [0.4, high],
            [0.75, low],
            [1, edge],
          ],
        ),
      )
      rays(stage, [centre[0], height * 0.46], radius * 1.7)
      const foot = height * 0.76
      volcano(stage, {
        x: width * (0.5 + rnd.sign() * rnd.range(0.16, 0.3)),
        foot,
        height: height * rnd.range(0.24, 0.34),
        reach: width * 0.5,
        far: 0.45,
        plume: rnd.chance(0.3),
      })
      ridge(stage, { y: foot + 20, rise: 80, far: 0.3, pigment: pigments.leaf, texture: 'canopy' })
      bust(stage, figure)
    })
    art.line(ellipse(...centre, radius), lit(light, mix(cloth, pigments.darkWood, 0.5), 0.6), 5)
  }

const rays = (stage: Stage, [x, y]: readonly [number, number], reach: number): void => {
  const { art, light } = stage
  const count = 20
  const wedges = Array.from({ length: count }, (_, i) => {
    const at = (turn: number) => {
      const angle = ((i + turn) / count) * Math.PI * 2
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
    }
    return polygon([[x, y], at(-0.25), at(0.25)])
  })
  art.fill(wedges.join(''), light.disc, 0.28)
}

/** Dots around the medallion, as on the rim of a woven plate. */
const beads = (stage: Stage, [x, y]: readonly [number, number], radius: number): void => {
  const count = 48
  const dots = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    return ellipse(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, i % 2 ? 5 : 8)
  })
  stage.art.fill(dots.join(''), pigments.maize)
}

export const portraitWoman = portrait('woman')
export const portraitMan = portrait('man')
