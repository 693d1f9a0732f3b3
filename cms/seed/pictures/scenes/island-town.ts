import { mix, rgb } from '../colour'
import { lit, pigments } from '../palette'
import { clump } from '../parts/foliage'
import { nearLeaves } from '../parts/framing'
import { ridge } from '../parts/mountain'
import { boat } from '../parts/shore'
import { sky } from '../parts/sky'
import { palm } from '../parts/trees'
import { reflection, water } from '../parts/water'
import { type Stage } from '../stage'
import { type Point, polygon, rect } from '../svg'

export const islandTown = (stage: Stage): void => {
  const { rnd, width, height, light, art } = stage
  const horizon = height * 0.5
  sky(stage, horizon)
  ridge(stage, { y: horizon, rise: 70, far: 0.6, pigment: pigments.deepLeaf })
  ridge(stage, {
    y: horizon + 12,
    rise: 44,
    far: 0.4,
    pigment: pigments.deepLeaf,
    texture: 'canopy',
  })
  water(stage, horizon + 10, height, {
    calm: 0.7,
    pigment: mix(pigments.water, pigments.jade, 0.3),
  })
  const houses: { points: Point[]; colour: readonly [number, number, number] }[] = []
  const base = horizon + 66
  const rows = 6
  for (let r = rows; r >= 0; r--) {
    const span = width * (0.34 - r * 0.035)
    for (let x = width / 2 - span; x < width / 2 + span; x += rnd.range(42, 62)) {
      const w = rnd.range(44, 70)
      const h = rnd.range(40, 62)
      const y = base - r * 27 + rnd.range(-4, 4)
      const colour = rnd.pick([
        pigments.ochre,
        pigments.lime,
        pigments.rose,
        pigments.terracotta,
        pigments.sky,
        pigments.maize,
        pigments.jade,
      ])
      if (rnd.chance(0.22)) clump(stage, { x, y: y - h, rx: 32, ry: 26, far: 0.08, density: 0.6 })
      art.fill(rect(x, y - h, w, h + 4), lit(light, colour, 0.75, 0.08))
      art.fill(
        rect(stage.side > 0 ? x : x + w * 0.72, y - h, w * 0.28, h + 4),
        lit(light, colour, 0.15, 0.08),
      )
      art.fill(
        polygon([
          [x - 5, y - h + 2],
          [x + w * 0.18, y - h - 18],
          [x + w * 0.82, y - h - 18],
          [x + w + 5, y - h + 2],
        ]),
        lit(light, rnd.pick([pigments.tile, pigments.oldTile, pigments.brick]), 0.6, 0.08),
      )
      for (const k of [0.2, 0.55])
        if (rnd.chance(0.8))
          art.fill(
            rect(x + w * k, y - h * 0.7, 9, 13),
            mix(
              lit(light, pigments.indigo, 0.2),
              rgb('#ffd27a'),
              light.lamps * (rnd.chance(0.75) ? 1 : 0),
            ),
          )
      if (r === 0)
        houses.push({
          points: [
            [x, base + 12],
            [x, y - h],
            [x + w, y - h],
            [x + w, base + 12],
          ],
          colour: lit(light, colour, 0.5),
        })
    }
    if (r === 5) {
      const cx = width / 2
      const top = base - r * 27
      art.fill(rect(cx - 44, top - 100, 88, 90), lit(light, pigments.lime, 0.8, 0.08))
      for (const k of [-1, 1]) {
        art.fill(
          rect(cx + k * 44 - 17, top - 150, 34, 140),
          lit(light, pigments.lime, k * stage.side > 0 ? 0.95 : 0.5, 0.06),
        )
        art.fill(
          `M${cx + k * 44 - 19} ${top - 150}a19 22 0 0 1 38 0Z`,
          lit(light, pigments.brick, 0.7, 0.06),
        )
      }
    }
  }
  for (let x = width * 0.14; x < width * 0.86; x += 46)
    clump(stage, { x, y: base + rnd.range(2, 12), rx: 38, ry: 20, density: 0.6 })
  reflection(stage, base + 16, houses, 150)
  boat(stage, width * (0.5 - stage.side * 0.26), height * 0.72, 240, stage.side)
  boat(stage, width * (0.5 + stage.side * 0.2), height * 0.66, 150, stage.side === 1 ? -1 : 1)
  palm(stage, {
    x: stage.side > 0 ? width * 0.07 : width * 0.93,
    y: height * 1.02,
    height: height * 0.95,
  })
  nearLeaves(stage, ['bl', 'br'], 1)
}
