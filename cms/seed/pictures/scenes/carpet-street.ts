import { rgb, type Rgb } from '../colour'
import { faced, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { type Stage } from '../stage'
import { openAir } from './open-air'
import { houseRow, streetFloor } from './street-parts'

const half = 2.1
const first = 1.6
const tile = 2.4
const tiles = 14

const sawdust = [
  rgb('#6b2f8f'),
  rgb('#b3263c'),
  rgb('#d98a1f'),
  rgb('#1f6f8a'),
  rgb('#2f7d4f'),
] as const

/** A Holy Week carpet of coloured sawdust that runs down a street towards a volcano. */
export const carpetStreet = (stage: Stage): void => {
  const space = openAir(stage, { horizon: 0.56, eye: 2.5 })
  backdrop(stage, stage.height * 0.54, 'colonial', { tall: 1.4 })
  streetFloor(space, 4.6, 55)
  houseRow(space, -4.6, 3, 46)
  houseRow(space, 4.6, 3, 46)
  carpet(space)
}

const carpet = (space: Space): void => {
  const { rnd } = space
  const end = first + tile * tiles
  const ground = rnd.pick(sawdust)
  const accent = rnd.pick(sawdust)
  flat(space, pigments.deepLeaf, [-half - 0.35, half + 0.35, first - 0.3, end + 0.3])
  flat(space, pigments.maize, [-half - 0.1, half + 0.1, first - 0.1, end + 0.1])
  flat(space, ground, [-half, half, first, end])
  for (const x of [-half + 0.24, half - 0.24]) border(space, x, end)
  for (let i = tiles - 1; i >= 0; i--) {
    const z = first + tile * i + tile / 2
    if (i % 2 === 0) flower(space, z, accent)
    else diamonds(space, z)
  }
}

const paint = (space: Space, pigment: Rgb, spots: readonly (readonly [number, number])[]): void => {
  space.art.fill(
    space.camera.poly(spots.map(([x, z]) => [x, 0.02, z])),
    faced(space, pigment, [0, 1, 0]),
  )
}

const flat = (space: Space, pigment: Rgb, [x0, x1, z0, z1]: [number, number, number, number]) =>
  paint(space, pigment, [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ])

/** A row of white lozenges along an edge. */
const border = (space: Space, x: number, end: number): void => {
  for (let z = end - 0.3; z > first; z -= 0.6)
    paint(space, pigments.white, [
      [x - 0.14, z],
      [x, z + 0.26],
      [x + 0.14, z],
      [x, z - 0.26],
    ])
}

const disc = (space: Space, x: number, z: number, radius: number, pigment: Rgb): void =>
  paint(
    space,
    pigment,
    Array.from({ length: 18 }, (_, i) => {
      const angle = (i / 18) * Math.PI * 2
      return [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius] as const
    }),
  )

/** Petals around a heart, with a leaf at each side. */
const flower = (space: Space, z: number, accent: Rgb): void => {
  for (const x of [-1.35, 1.35])
    paint(space, pigments.freshLeaf, [
      [x - 0.42, z],
      [x, z + 0.2],
      [x + 0.42, z],
      [x, z - 0.2],
    ])
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2
    disc(space, Math.cos(angle) * 0.52, z + Math.sin(angle) * 0.52, 0.3, pigments.white)
  }
  disc(space, 0, z, 0.5, accent)
  disc(space, 0, z, 0.24, pigments.maize)
}

/** Three lozenges inside each other, and small ones beside them. */
const diamonds = (space: Space, z: number): void => {
  const sizes = [
    [1.25, pigments.maize],
    [0.85, pigments.terracotta],
    [0.45, pigments.white],
  ] as const
  for (const [size, pigment] of sizes)
    paint(space, pigment, [
      [-size, z],
      [0, z + size * 0.85],
      [size, z],
      [0, z - size * 0.85],
    ])
  for (const x of [-1.5, 1.5]) disc(space, x, z, 0.2, pigments.apricot)
}
