import { mix, rgb, type Rgb } from '../colour'
import { contact, type Space } from '../kit/solid'
import { lit, litIndoor, pigments } from '../palette'
import { clump, grasses } from './foliage'
import { broadTree, fan, palm, pine } from './trees'

export type PlantKind =
  | 'bush'
  | 'flower'
  | 'banana'
  | 'agave'
  | 'tree'
  | 'palm'
  | 'pine'
  | 'grass'
  | 'coffee'

const blossoms: readonly [Rgb, ...Rgb[]] = [
  pigments.bougainvillea,
  rgb('#e8a13a'),
  rgb('#f3e6d2'),
  rgb('#d9483b'),
  rgb('#9a7fd1'),
]

/** Something that grows at a spot of the ground; `size` is its height in metres. */
export const plant = (
  space: Space,
  kind: PlantKind,
  x: number,
  z: number,
  size: number,
  y = 0,
): void => {
  const { camera, rnd, light } = space
  const [sx, sy] = camera.at([x, y, z])
  const s = camera.scale([x, y, z]) * size
  const far = Math.max(0, Math.min(0.4, (z - 14) / 70))
  const stage = space
  contact(
    space,
    [
      [x - size * 0.35, y, z],
      [x + size * 0.35, y, z],
    ],
    0.25 * light.contrast + 0.1,
  )
  if (kind === 'bush') clump(stage, { x: sx, y: sy - s * 0.45, rx: s * 0.58, ry: s * 0.52, far })
  else if (kind === 'coffee')
    clump(stage, {
      x: sx,
      y: sy - s * 0.45,
      rx: s * 0.42,
      ry: s * 0.55,
      far,
      pigment: pigments.deepLeaf,
      bright: rgb('#6f9f4a'),
      density: 0.55,
    })
  else if (kind === 'flower')
    clump(stage, {
      x: sx,
      y: sy - s * 0.42,
      rx: s * 0.6,
      ry: s * 0.5,
      far,
      bright: rnd.pick(blossoms),
      leaf: Math.max(6, s * 0.09),
    })
  else if (kind === 'banana') fan(stage, sx, sy, s, { belly: 0.24 })
  else if (kind === 'agave')
    fan(stage, sx, sy, s, {
      belly: 0.11,
      pigment: mix(pigments.sage, pigments.jade, 0.5),
      count: 13,
      spread: 2.7,
    })
  else if (kind === 'grass')
    grasses(stage, sx - s * 0.5, sx + s * 0.5, sy, s, mix(pigments.grass, pigments.sand, 0.3))
  else if (kind === 'palm') palm(stage, { x: sx, y: sy, height: s, far })
  else if (kind === 'pine') pine(stage, { x: sx, y: sy, height: s, far })
  else
    broadTree(stage, {
      x: sx,
      y: sy,
      height: s,
      far,
      ...(rnd.chance(0.25)
        ? { pigment: mix(pigments.jacaranda, pigments.leaf, 0.25), bright: rgb('#c9b0ea') }
        : {}),
    })
}

/** A clay pot with something in it. */
export const pot = (
  space: Space,
  x: number,
  z: number,
  size: number,
  kind: 'bush' | 'flower' | 'agave' | 'banana' = 'flower',
  y = 0,
): void => {
  const { art, camera, rnd, light, side } = space
  const [sx, sy] = camera.at([x, y, z])
  const s = camera.scale([x, y, z]) * size
  const tone = (k: number) => (space.indoors ? litIndoor(light, clay, k) : lit(light, clay, k))
  const clay = rnd.pick([
    pigments.tile,
    pigments.clay,
    pigments.terracotta,
    pigments.jade,
    pigments.indigo,
  ])
  contact(
    space,
    [
      [x - size * 0.3, y, z],
      [x + size * 0.42, y, z],
    ],
    0.4,
  )
  const w = s * 0.3
  const h = s * 0.5
  const paint = art.linear(
    [sx + space.side * w, 0],
    [sx - side * w, 0],
    [
      [0, tone(0.95)],
      [0.45, tone(0.6)],
      [1, tone(0.05)],
    ],
  )
  if (kind === 'banana' || kind === 'agave')
    fan(
      space,
      sx,
      sy - h,
      s * (kind === 'banana' ? 1.25 : 0.7),
      kind === 'agave'
        ? { belly: 0.13, count: 11, spread: 2.6, pigment: pigments.sage }
        : { belly: 0.22, count: 8, spread: 1.7 },
    )
  else
    clump(space, {
      x: sx,
      y: sy - h - s * 0.28,
      rx: s * 0.42,
      ry: s * 0.4,
      leaf: Math.max(6, s * 0.1),
      ...(kind === 'flower' ? { bright: rnd.pick(blossoms) } : {}),
    })
  art.fill(
    `M${(sx - w).toFixed(1)} ${(sy - h).toFixed(1)}q${(-w * 0.25).toFixed(1)} ${(h * 0.6).toFixed(1)} ${(w * 0.3).toFixed(1)} ${h.toFixed(1)}q${(w * 0.7).toFixed(1)} ${(h * 0.08).toFixed(1)} ${(w * 1.4).toFixed(1)} 0q${(w * 0.55).toFixed(1)} ${(-h * 0.4).toFixed(1)} ${(w * 0.3).toFixed(1)} ${(-h).toFixed(1)}Z`,
    paint,
  )
  art.fill(
    `M${(sx - w * 1.12).toFixed(1)} ${(sy - h * 1.08).toFixed(1)}h${(w * 2.24).toFixed(1)}v${(h * 0.2).toFixed(1)}h${(-w * 2.24).toFixed(1)}Z`,
    paint,
  )
}
