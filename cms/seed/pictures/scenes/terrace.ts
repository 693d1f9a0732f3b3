import { mix, rgb } from '../colour'
import { box, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { balustrade, floorOf, railOf } from '../parts/balustrade'
import { clump } from '../parts/foliage'
import { nearLeaves } from '../parts/framing'
import { armchair, cafeTable } from '../parts/garden-furniture'
import { squareTiles } from '../parts/ground'
import { pot } from '../parts/planting'
import { tiles } from '../parts/roof'
import { strings } from '../parts/string-lights'
import { type Stage } from '../stage'
import { openAir } from './open-air'

export const terrace = (stage: Stage): void => {
  const { rnd } = stage
  const space = openAir(stage, {
    horizon: rnd.range(0.48, 0.53),
    eye: 1.8,
    focal: 0.88,
    yaw: rnd.bell() * 0.12,
  })
  backdrop(stage, space.camera.horizon + 8, stage.setting, { tall: 1.3 })
  const z = 6.4
  floorOf(space, z)
  balustrade(space, z, railOf(space))
  for (let i = 0; i < 7; i++)
    pot(
      space,
      -4.5 + i * 1.5,
      z - 0.45,
      rnd.range(0.7, 1.15),
      rnd.pick(['flower', 'bush', 'agave', 'flower', 'banana'] as const),
    )
  const posts = [-4.4, 4.4]
  for (const x of posts)
    box(space, { x, z: z - 0.3 }, [-0.07, 0.07, 0, 3.1, -0.07, 0.07], pigments.wood)
  const ends = posts.map((x) => space.camera.at([x, 3, z - 0.3]))
  if (rnd.chance(0.4)) {
    for (let b = 6.2; b > 1; b -= 0.9)
      box(space, { x: 0, z: b }, [-4.6, 4.6, 3, 3.14, -0.05, 0.05], pigments.wood)
    for (const x of posts) box(space, { x, z: 0 }, [-0.08, 0.08, 2.86, 3.02, 0.4, z], pigments.wood)
  }
  const [e0, e1] = ends
  if (e0 && e1) strings(stage, e0, e1, 70)
  const near0 = space.camera.at([-2.6, 3.1, 2])
  const near1 = space.camera.at([2.8, 3.1, 2.2])
  if (e0 && e1) {
    strings(stage, near0, [e1[0] - 60, e1[1]], 90)
    strings(stage, [e0[0] + 60, e0[1]], near1, 90)
  }
  const x = rnd.range(-0.8, 0.8)
  if (rnd.chance(0.6)) armchair(space, { x: x + rnd.sign() * 0.3, z: 5.4, turn: 0 })
  cafeTable(space, x, 4.4, 0.62)
  armchair(space, { x: x - 1.35, z: 4.5, turn: 0.7 })
  armchair(space, { x: x + 1.35, z: 4.5, turn: -0.7 })
  nearLeaves(stage, [rnd.chance(0.5) ? 'bl' : 'br'], 0.8, rnd.chance(0.6) ? 'flower' : undefined)
}

export const rooftop = (stage: Stage): void => {
  const { rnd } = stage
  const space = openAir(stage, { horizon: 0.46, eye: 2.4, focal: 0.9, yaw: rnd.bell() * 0.16 })
  backdrop(stage, space.camera.horizon + 6, stage.setting, { tall: 1.4 })
  if (stage.setting !== 'city' && stage.setting !== 'coast') roofscape(space, 9, 34)
  const z = 6.6
  squareTiles(
    space,
    [-14, 14, 0, z],
    0.42,
    mix(pigments.tile, pigments.sand, 0.15),
    rnd.chance(0.3) ? pigments.sand : undefined,
  )
  if (stage.setting === 'city') balustrade(space, z, 'glass')
  else {
    box(
      space,
      { x: 0, z },
      [-14, 14, 0, 0.75, 0, 0.3],
      mix(stage.traits.wall.pigment, pigments.lime, 0.3),
    )
    box(space, { x: 0, z }, [-14, 14, 0.75, 0.83, -0.05, 0.35], pigments.tile)
  }
  for (let i = 0; i < 7; i++)
    pot(
      space,
      -4.6 + i * 1.5 + rnd.bell() * 0.2,
      z - 0.4,
      rnd.range(0.7, 1.1),
      rnd.pick(['flower', 'agave', 'bush', 'flower'] as const),
    )
  const side = rnd.sign()
  const ends = [space.camera.at([-4.8, 3, z - 0.2]), space.camera.at([4.8, 3, z - 0.2])] as const
  for (const x of [-4.8, 4.8])
    box(space, { x, z: z - 0.2 }, [-0.06, 0.06, 0, 3, -0.06, 0.06], pigments.darkWood)
  strings(stage, ends[0], ends[1], 80)
  for (const [dx, dz, turn] of [
    [0.3, 5, 0],
    [1.75, 4.3, -0.9],
    [-1.2, 4.3, 0.9],
  ] as const)
    armchair(space, { x: side * 0.6 + dx - 0.3, z: dz, turn })
  cafeTable(space, side * 0.6, 4, 0.4)
  nearLeaves(stage, [side > 0 ? 'bl' : 'br'], 0.75, 'flower')
}

/** A sea of tiled roofs at several heights, with trees between. */
export const roofscape = (space: Space, z0: number, z1: number): void => {
  const { rnd, light } = space
  for (let z = z1; z > z0; z -= rnd.range(2.6, 4)) {
    const reach = z * 0.95
    for (let x = -reach; x < reach; x += rnd.range(5, 8)) {
      const w = rnd.range(4.5, 7)
      const y = rnd.range(-3.3, -0.5) - 0.02 * (z1 - z)
      const colour = rnd.pick([
        pigments.ochre,
        pigments.lime,
        pigments.rose,
        pigments.terracotta,
        pigments.sky,
        pigments.maize,
      ])
      if (rnd.chance(0.34)) {
        const [sx, sy] = space.camera.at([x, y, z])
        const s = space.camera.scale([x, y, z])
        clump(space, {
          x: sx,
          y: sy - s,
          rx: s * rnd.range(1.6, 2.4),
          ry: s * rnd.range(1.2, 1.7),
          far: Math.min(0.35, z / 110),
          density: 0.8,
          ...(rnd.chance(0.25) ? { pigment: pigments.jacaranda, bright: rgb('#c4a8e6') } : {}),
        })
      }
      box(
        space,
        { x: x + w / 2, z, turn: rnd.bell() * 0.1 },
        [-w / 2, w / 2, y - 3, y, 0, 3.4],
        mix(colour, light.haze, Math.min(0.4, z / 90)),
      )
      tiles(
        space,
        [
          [x - 0.3, y - 0.05, z - 0.4],
          [x + w + 0.3, y - 0.05, z - 0.4],
          [x + w + 0.3, y + 1.2, z + 2],
          [x - 0.3, y + 1.2, z + 2],
        ],
        mix(
          rnd.pick([pigments.tile, pigments.oldTile, pigments.terracotta]),
          light.haze,
          Math.min(0.45, z / 85),
        ),
      )
    }
  }
}
