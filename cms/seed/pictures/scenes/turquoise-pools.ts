import { mix, rgb } from '../colour'
import { lit, pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { clump } from '../parts/foliage'
import { nearLeaves } from '../parts/framing'
import { fan, palm } from '../parts/trees'
import { type Stage } from '../stage'
import { type Point, smooth } from '../svg'

export const turquoisePools = (stage: Stage): void => {
  const { rnd, art, light, width, height } = stage
  backdrop(stage, height * 0.34, 'forest')
  for (let i = 0; i < 12; i++)
    clump(stage, {
      x: (i / 11) * width,
      y: height * rnd.range(0.4, 0.48),
      rx: rnd.range(110, 190),
      ry: rnd.range(60, 100),
      far: 0.12,
      density: 1.3,
      leaf: 13,
      pigment: pigments.deepLeaf,
    })
  const turquoise = rgb('#35b8b0')
  let y = height * 0.5
  for (let i = 0; i < 5; i++) {
    const h = height * (0.07 + i * 0.028)
    const left = width * (0.24 - i * 0.07)
    const right = width * (0.76 + i * 0.07)
    const lip: Point[] = Array.from({ length: 13 }, (_, k): Point => [
      left + ((right - left) * k) / 12,
      y + h + Math.sin(k * 1.7 + i) * 12 + Math.abs(k - 6) * -2.5,
    ])
    art.fill(
      smooth([[left - 30, y], [right + 30, y], ...[...lip].reverse()]),
      art.linear(
        [0, y],
        [0, y + h],
        [
          [0, lit(light, mix(turquoise, pigments.white, 0.35), 0.9)],
          [0.5, lit(light, turquoise, 0.85)],
          [1, lit(light, mix(turquoise, pigments.indigo, 0.3), 0.6)],
        ],
      ),
    )
    let glints = ''
    for (let k = 0; k < 22; k++)
      glints += `M${rnd.range(left, right).toFixed(0)} ${rnd.range(y + 6, y + h - 8).toFixed(0)}q${14 + i * 5} -3 ${28 + i * 10} 0q${-14 - i * 5} 3 ${-28 - i * 10} 0Z`
    art.fill(glints, mix(light.sky[3], pigments.white, 0.5), 0.5)
    const rim: Point[] = [
      ...lip,
      ...[...lip].reverse().map(([x, py]): Point => [x, py + 16 + i * 7]),
    ]
    art.fill(smooth(rim), lit(light, mix(pigments.sand, pigments.stone, 0.4), 0.8))
    let falls = ''
    for (const [k, [x, py]] of lip.entries())
      if (k % 2 && k > 1 && k < 11)
        falls += `M${x - 16 - i * 3} ${py}h${32 + i * 6}l5 ${20 + i * 9}h${-42 - i * 6}Z`
    art.fill(falls, lit(light, pigments.white, 0.95), 0.75)
    y += h + 14 + i * 6
  }
  for (const side of [0, 1])
    for (let i = 0; i < 9; i++) {
      const t = i / 8
      const x = side
        ? width * (0.8 + t * 0.14 - t * t * 0.02)
        : width * (0.2 - t * 0.14 + t * t * 0.02)
      clump(stage, {
        x: x + (side ? 1 : -1) * rnd.range(20, 90),
        y: height * (0.5 + t * 0.5),
        rx: 90 + t * 110,
        ry: 60 + t * 60,
        density: 1.2,
        leaf: 11 + t * 8,
      })
      if (i % 3 === 1)
        fan(stage, x + (side ? 70 : -70), height * (0.56 + t * 0.5), 130 + t * 160, {
          belly: 0.2,
          count: 9,
        })
    }
  palm(stage, { x: width * 0.12, y: height * 0.66, height: height * 0.5 })
  palm(stage, { x: width * 0.9, y: height * 0.7, height: height * 0.58 })
  nearLeaves(stage, ['bl', 'br'], 1.1)
}
