import { mix, rgb } from '../colour'
import { lit, pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { clump } from '../parts/foliage'
import { frameTree, nearLeaves } from '../parts/framing'
import { type Stage } from '../stage'
import { ellipse, type Point, polygon, rect, smooth } from '../svg'

export const shuttleRoad = (stage: Stage): void => {
  const { rnd, art, light, width, height, side } = stage
  backdrop(stage, height * 0.5, 'coffee', { tall: 1.45 })
  const road = (t: number, k: number): Point => [
    width * (0.5 - side * 0.34 * (1 - t) ** 1.6 * Math.sin(t * 5 + 0.4) + side * 0.05) +
      k * (16 + 400 * t ** 2.1),
    height * (0.585 + 0.46 * t ** 1.4),
  ]
  const land: Point[] = [
    [-20, height * 0.6],
    [width * 0.3, height * 0.57],
    [width * 0.7, height * 0.6],
    [width + 20, height * 0.57],
    [width + 20, height],
    [-20, height],
  ]
  art.fill(
    smooth(land),
    art.linear(
      [0, height * 0.57],
      [0, height],
      [
        [0, lit(light, pigments.grass, 0.7, 0.1)],
        [1, lit(light, pigments.leaf, 0.5)],
      ],
    ),
  )
  const strip = (a: number, b: number): string =>
    polygon([
      ...Array.from({ length: 24 }, (_, i) => road(i / 23, a)),
      ...Array.from({ length: 24 }, (_, i) => road(1 - i / 23, b)),
    ])
  for (let i = 0; i < 60; i++) {
    const y = rnd.range(0.6, 0.95)
    const x = rnd.next()
    const t = (y - 0.585) / 0.46
    const [rx] = road(Math.max(0, t) ** 0.7, 0)
    if (Math.abs(x * width - rx) < 100 + 560 * t) continue
    clump(stage, {
      x: x * width,
      y: y * height,
      rx: 16 + 120 * t,
      ry: 14 + 84 * t,
      density: 0.8,
      pigment: pigments.deepLeaf,
      bright: rgb('#7aa84e'),
    })
  }
  art.fill(strip(-1.25, 1.25), lit(light, pigments.earth, 0.8))
  art.fill(
    strip(-1, 1),
    art.linear(
      [0, height * 0.58],
      [0, height],
      [
        [0, lit(light, mix(pigments.basalt, pigments.stone, 0.6), 0.8, 0.2)],
        [1, lit(light, mix(pigments.basalt, pigments.stone, 0.3), 0.6)],
      ],
    ),
  )
  for (let i = 2; i < 22; i += 2) {
    const a = road(i / 23, -0.025)
    const b = road(i / 23, 0.025)
    const c = road((i + 0.9) / 23, 0.025)
    const d = road((i + 0.9) / 23, -0.025)
    art.fill(polygon([a, b, c, d]), lit(light, pigments.maize, 1), 0.9)
  }
  bus(stage, ...road(0.62, 0.42), height * 0.27)
  frameTree({ ...stage, setting: 'coffee' }, side > 0, height * 0.99, height * 0.84)
  nearLeaves(stage, ['bl', 'br'], 0.9, 'flower')
}

const bus = (stage: Stage, x: number, y: number, s: number): void => {
  const { art, light, side } = stage
  const p = (a: number, b: number): Point => [x + a * s, y - b * s]
  const white = pigments.white
  art.fill(ellipse(x, y + s * 0.02, s * 0.62, s * 0.08), rgb('#241a22'), 0.4)
  art.fill(
    smooth([
      p(-0.42, 0.05),
      p(-0.45, 0.5),
      p(-0.41, 0.98),
      p(-0.3, 1.06),
      p(0.3, 1.06),
      p(0.41, 0.98),
      p(0.45, 0.5),
      p(0.42, 0.05),
    ]),
    art.linear(
      [x - s * 0.45, 0],
      [x + s * 0.45, 0],
      side > 0
        ? [
            [0, lit(light, white, 0.1)],
            [1, lit(light, white, 0.95)],
          ]
        : [
            [0, lit(light, white, 0.95)],
            [1, lit(light, white, 0.1)],
          ],
    ),
  )
  art.fill(
    smooth([
      p(-0.37, 0.56),
      p(-0.34, 0.9),
      p(-0.26, 0.95),
      p(0.26, 0.95),
      p(0.34, 0.9),
      p(0.37, 0.56),
    ]),
    art.linear(p(-0.4, 0.95), p(0.4, 0.55), [
      [0, mix(light.sky[1], rgb('#22303c'), 0.35)],
      [0.5, rgb('#2b3a45')],
      [1, mix(light.sky[2], rgb('#22303c'), 0.6)],
    ]),
  )
  art.fill(rect(x - s * 0.43, y - s * 0.44, s * 0.86, s * 0.09), lit(light, pigments.jade, 0.7))
  art.fill(rect(x - s * 0.43, y - s * 0.35, s * 0.86, s * 0.04), lit(light, pigments.ochre, 0.8))
  for (const a of [-0.32, 0.32]) {
    art.fill(ellipse(...p(a, 0.24), s * 0.065, s * 0.055), lit(light, rgb('#fff0c0'), 1))
    art.shine(ellipse(...p(a, 0.24), s * 0.12), [255, 230, 160], 0.6)
    art.fill(rect(x + a * s - s * 0.09, y - s * 0.08, s * 0.18, s * 0.12), rgb('#1f1c22'))
  }
  art.fill(rect(x - s * 0.16, y - s * 0.28, s * 0.32, s * 0.09), lit(light, pigments.iron, 0.4))
  art.fill(rect(x - s * 0.4, y - s * 0.14, s * 0.8, s * 0.06), lit(light, pigments.basalt, 0.4))
  for (const [i, tone] of [
    pigments.terracotta,
    pigments.indigo,
    pigments.ochre,
    pigments.bougainvillea,
  ].entries())
    art.fill(
      smooth([
        p(-0.32 + i * 0.16, 1.04),
        p(-0.31 + i * 0.16, 1.16),
        p(-0.19 + i * 0.16, 1.17),
        p(-0.17 + i * 0.16, 1.04),
      ]),
      lit(light, tone, 0.7),
    )
  art.line(
    `M${p(-0.36, 1.06).join(' ')}L${p(0.36, 1.06).join(' ')}`,
    lit(light, pigments.iron, 0.5),
    s * 0.016,
  )
  for (const a of [-0.5, 0.5])
    art.fill(
      rect(x + a * s - s * 0.03, y - s * 0.72, s * 0.06, s * 0.14),
      lit(light, pigments.iron, 0.5),
    )
}
