import { mix, rgb } from '../colour'
import { type Spot } from '../kit/camera'
import { box, castShadow } from '../kit/solid'
import { lit, pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { nearLeaves } from '../parts/framing'
import { boards, groundShadow, lawn } from '../parts/ground'
import { plant, pot } from '../parts/planting'
import { strings } from '../parts/string-lights'
import { type Stage } from '../stage'
import { addTo, type Point, polygon } from '../svg'
import { openAir } from './open-air'

export const dome = (stage: Stage): void => {
  const { rnd, art, light, side } = stage
  const space = openAir(stage, { horizon: 0.58, eye: 2.2, focal: 1.05 })
  backdrop(stage, stage.height * 0.57, stage.setting, { tall: 1.3 })
  lawn(space, [-40, 40, 0, 50], mix(pigments.grass, pigments.sand, 0.15))
  const z = rnd.range(9.8, 11.6)
  const x = rnd.range(-1.6, 1.6)
  const tree =
    stage.setting === 'coast'
      ? 'palm'
      : stage.setting === 'colonial' || stage.setting === 'forest'
        ? 'tree'
        : 'pine'
  for (let i = 0; i < 6; i++)
    plant(space, tree, x + rnd.sign() * rnd.range(4.5, 12), z + rnd.range(4, 10), rnd.range(5, 8.5))
  box(space, { x, z }, [-5, 5, 0, 0.5, -4.2, 4], pigments.wood)
  boards(space, [x - 5, x + 5, z - 4.2, z + 4], pigments.paleWood, 0.5, 0.22)
  const r = rnd.range(3, 3.5)
  const centre: Spot = [x, 0.5, z]
  const on = (lat: number, lon: number): Spot => [
    centre[0] + Math.cos(lat) * Math.sin(lon) * r,
    centre[1] + Math.sin(lat) * r * 1.06,
    centre[2] - Math.cos(lat) * Math.cos(lon) * r,
  ]
  const rim: Point[] = Array.from({ length: 30 }, (_, i) => {
    const a = (i / 29) * Math.PI
    return space.camera.at([
      centre[0] - Math.cos(a) * r,
      centre[1] + Math.sin(a) * r * 1.06,
      centre[2],
    ])
  })
  const shell = polygon(rim)
  groundShadow(
    space,
    castShadow(space, [on(0, -1.5), on(0, 1.5), on(0.8, 1.5), on(0.8, -1.5), on(1.5, 0)], 0.5),
    0.5,
  )
  const glow = light.lamps
  const white = pigments.linen
  const [mx, my] = space.camera.at([centre[0], centre[1] + 1, centre[2]])
  const span = space.camera.scale(centre) * r
  art.fill(
    shell,
    art.linear(
      [mx + side * span, my - span],
      [mx - side * span, my + span * 0.4],
      [
        [0, mix(lit(light, white, 1), rgb('#ffd9a0'), glow * 0.3)],
        [0.5, mix(lit(light, white, 0.55), rgb('#f7b56a'), glow * 0.6)],
        [1, mix(lit(light, white, 0.05), rgb('#d98a4a'), glow * 0.5)],
      ],
    ),
  )
  const levels = [0, 0.4, 0.78, 1.14, 1.57]
  let edges = ''
  const facets = ['', '']
  for (let i = 0; i < 4; i++) {
    const lat0 = levels[i] ?? 0
    const lat1 = levels[i + 1] ?? 1.57
    const n = 9 - i
    for (let j = 0; j <= n; j++) {
      const lon = -1.5 + (3 * j) / n + (i % 2 ? 0.15 : 0)
      const next = -1.5 + (3 * (j + 1)) / n + (i % 2 ? 0.15 : 0)
      const mid = (lon + next) / 2
      edges += space.camera.line([on(lat0, lon), on(lat1, mid), on(lat0, next), on(lat0, lon)])
      if (rnd.chance(0.35))
        addTo(facets, j % 2, space.camera.poly([on(lat0, lon), on(lat1, mid), on(lat0, next)]))
    }
  }
  art.clip(shell, () => {
    art.fill(facets[0] ?? '', lit(light, pigments.white, 1), 0.25)
    art.fill(facets[1] ?? '', lit(light, pigments.stone, 0.2), 0.2)
    art.line(edges, lit(light, pigments.stone, 0.4), 2.6, 0.55)
    const lonC = rnd.range(-0.25, 0.25)
    const bay = Array.from({ length: 25 }, (_, i): Spot => {
      const a = (i / 24) * Math.PI
      return on(0.02 + Math.sin(a) * 0.86, lonC - Math.cos(a) * 0.62)
    })
    const glass = space.camera.poly(bay)
    const [gx, gy] = space.camera.at(on(0.3, lonC))
    art.fill(
      glass,
      art.linear(
        [gx, gy - span * 0.6],
        [gx, gy + span * 0.4],
        [
          [0, mix(mix(light.sky[1], rgb('#3c5560'), 0.4), rgb('#ffe0a0'), Math.max(0.15, glow))],
          [1, mix(rgb('#4a4038'), rgb('#f0973f'), Math.max(0.3, glow))],
        ],
      ),
    )
    art.clip(glass, () => {
      const base = { x: centre[0] + Math.sin(lonC) * 1.2, z: centre[2] - 0.6, y: 0.5 }
      box(space, base, [-1.1, 1.1, 0.1, 0.5, -0.4, 1.4], pigments.linen, { round: 0.08 })
      box(space, base, [-1.1, 1.1, 0.5, 0.56, -0.42, 0.3], rgb(stage.traits.textile), {
        round: 0.04,
      })
      for (const a of [-0.5, 0.5])
        box(space, base, [a - 0.36, a + 0.36, 0.5, 0.78, 0.9, 1.1], pigments.white, { round: 0.1 })
    })
    let mullions = space.camera.line(bay)
    for (const l of [-0.3, 0, 0.3])
      mullions += space.camera.line([on(0, lonC + l), on(0.82 - Math.abs(l) * 0.5, lonC + l * 0.9)])
    art.line(mullions, lit(light, pigments.darkWood, 0.5), 6)
  })
  if (glow > 0.4) art.shine(shell, [255, 160, 70], 0.35 * glow)
  for (const a of [-4.2, 4.2])
    pot(
      space,
      x + a,
      z - 3.6,
      rnd.range(0.8, 1.1),
      rnd.pick(['agave', 'flower', 'bush'] as const),
      0.5,
    )
  for (const a of [-2.9, 3]) {
    const chair = { x: x + a, z: z - 3.4, y: 0.5, turn: a > 0 ? -0.5 : 0.5 }
    box(space, chair, [-0.4, 0.4, 0.1, 0.36, -0.35, 0.35], pigments.terracotta, { round: 0.08 })
    box(space, chair, [-0.4, 0.4, 0.3, 0.85, 0.28, 0.42], pigments.terracotta, { round: 0.08 })
  }
  const [p0, p1] = [space.camera.at([x - 5, 3.4, z - 4]), space.camera.at([x + 5, 3.4, z - 4])]
  for (const a of [-5, 5])
    box(
      space,
      { x: x + a, z: z - 4, y: 0.5 },
      [-0.05, 0.05, 0, 2.9, -0.05, 0.05],
      pigments.darkWood,
    )
  strings(stage, p0, p1, 60)
  for (let i = 0; i < 16; i++)
    plant(
      space,
      rnd.pick(['grass', 'flower', 'agave', 'bush', 'grass'] as const),
      x + rnd.sign() * rnd.range(1.2, 6.5),
      z - 4.7 - rnd.range(0.2, 1.4),
      rnd.range(0.4, 0.85),
    )
  nearLeaves(stage, [rnd.chance(0.5) ? 'bl' : 'br'], 0.8)
}
