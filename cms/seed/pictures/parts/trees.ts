import { mix, rgb, type Rgb } from '../colour'
import { lit, pigments } from '../palette'
import type { Stage } from '../stage'
import { polygon, polyline, smooth, type Point } from '../svg'
import { clump, leaf } from './foliage'

const bark = rgb('#7a5a44')

const trunk = (
  stage: Stage,
  x: number,
  y: number,
  height: number,
  girth: number,
  lean: number,
  far: number,
): Point => {
  const { art, light, side } = stage
  const top: Point = [x + lean, y - height]
  const shape = smooth([
    [x - girth * 1.5, y + 4],
    [x - girth * 0.8, y - height * 0.25],
    [top[0] - girth * 0.45, top[1]],
    [top[0] + girth * 0.45, top[1]],
    [x + girth * 0.8, y - height * 0.25],
    [x + girth * 1.5, y + 4],
  ])
  art.fill(
    shape,
    art.linear(
      [x + side * girth, 0],
      [x - side * girth, 0],
      [
        [0, lit(light, bark, 0.95, far)],
        [0.5, lit(light, bark, 0.3, far)],
        [1, lit(light, bark, 0, far)],
      ],
    ),
  )
  return top
}

export type TreeSpec = {
  x: number
  y: number
  height: number
  far?: number
  pigment?: Rgb
  bright?: Rgb
}

/** A broad tree: jacaranda, gravilea or fig by its colours. */
export const broadTree = (
  stage: Stage,
  { x, y, height, far = 0, pigment, bright }: TreeSpec,
): void => {
  const { rnd, art, light } = stage
  const top = trunk(stage, x, y, height * 0.6, height * 0.03, rnd.bell() * height * 0.06, far)
  const spread = height * rnd.range(0.34, 0.46)
  const limbs = Array.from({ length: 5 }, (_, i) =>
    polyline([
      [top[0], top[1] + height * 0.08],
      [top[0] + (i - 2) * spread * 0.32, top[1] - height * 0.16],
    ]),
  ).join('')
  art.line(limbs, lit(light, bark, 0.2, far), height * 0.016)
  const crowns: [number, number, number][] = [
    [-0.62, 0.06, 0.5],
    [0.62, 0.03, 0.5],
    [-0.25, -0.14, 0.55],
    [0.3, -0.16, 0.52],
    [0, -0.3, 0.48],
    [0.05, 0.04, 0.5],
  ]
  for (const [dx, dy, r] of crowns)
    clump(stage, {
      x: top[0] + dx * spread + rnd.bell() * spread * 0.1,
      y: top[1] + dy * height,
      rx: spread * r,
      ry: spread * r * 0.72,
      pigment: pigment ?? pigments.leaf,
      bright,
      far,
      density: 0.7,
      leaf: Math.max(6, height * 0.022),
    })
}

/** A coconut palm with hanging fronds. */
export const palm = (stage: Stage, { x, y, height, far = 0 }: TreeSpec): void => {
  const { art, rnd, light, side } = stage
  const lean = rnd.bell() * height * 0.22
  const girth = height * 0.017
  const at = (t: number): Point => [x + lean * t ** 1.6, y - height * t]
  const left = Array.from({ length: 9 }, (_, i): Point => [
    at(i / 8)[0] - girth * (1.5 - i / 11),
    at(i / 8)[1],
  ])
  const right = Array.from({ length: 9 }, (_, i): Point => [
    at(i / 8)[0] + girth * (1.5 - i / 11),
    at(i / 8)[1],
  ])
  art.fill(
    polygon([...left, ...right.reverse()]),
    art.linear(
      [x + side * girth * 2, 0],
      [x - side * girth * 2 + lean * 0.5, 0],
      [
        [0, lit(light, bark, 1, far)],
        [1, lit(light, bark, 0.05, far)],
      ],
    ),
  )
  const [cx, cy] = at(1)
  const tones = [[], [], []] as [string[], string[], string[]]
  const fronds = 13
  for (let i = 0; i < fronds; i++) {
    const angle = -Math.PI * 1.22 + (i / (fronds - 1)) * Math.PI * 1.44 + rnd.bell() * 0.12
    const length = height * rnd.range(0.3, 0.4)
    const sunny = Math.cos(angle) * side - Math.sin(angle)
    const tone = i % 3 === 0 ? 0 : sunny > 0.6 ? 2 : 1
    const steps = 15
    for (let s = 1; s <= steps; s++) {
      const t = s / steps
      const px = cx + Math.cos(angle) * length * t
      const py = cy + Math.sin(angle) * length * t + length * 0.62 * t * t
      const heading = Math.atan2(Math.sin(angle) + 1.24 * t, Math.cos(angle))
      const blade = length * 0.3 * Math.sin(Math.PI * (0.18 + t * 0.78)) + 4
      tones[tone].push(
        leaf(px, py, heading + 0.75, blade, 0.12),
        leaf(px, py, heading - 0.6, blade * 0.9, 0.12),
      )
    }
  }
  const green = mix(pigments.leaf, rgb('#7d9a3c'), 0.4)
  art.fill(tones[0].join(''), lit(light, pigments.deepLeaf, 0.1, far))
  art.fill(tones[1].join(''), lit(light, green, 0.55, far))
  art.fill(tones[2].join(''), lit(light, mix(green, pigments.freshLeaf, 0.5), 1, far))
}

/** A highland pine in tiers. */
export const pine = (stage: Stage, { x, y, height, far = 0 }: TreeSpec): void => {
  const { art, rnd, light, side } = stage
  trunk(stage, x, y, height * 0.4, height * 0.018, 0, far)
  const tiers = 9
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers
    const cy = y - height * (0.16 + 0.82 * t)
    const w = height * 0.2 * (1 - t) ** 0.8 * rnd.range(0.85, 1.1) + 4
    const h = height * 0.17
    const jag: Point[] = Array.from({ length: 9 }, (_, k) => {
      const u = k / 8
      return [
        x + (u - 0.5) * 2 * w,
        cy + (k % 2 ? -h * 0.1 : h * 0.08) + Math.abs(u - 0.5) * h * 0.35,
      ]
    })
    art.fill(
      polygon([[x + rnd.bell() * 4, cy - h], ...jag]),
      art.linear(
        [x + side * w, 0],
        [x - side * w, 0],
        [
          [0, lit(light, mix(pigments.pine, pigments.leaf, 0.4), 0.95, far)],
          [0.5, lit(light, pigments.pine, 0.45, far)],
          [1, lit(light, pigments.pine, 0, far)],
        ],
      ),
    )
  }
}

/** A fan of long leaves: banana when broad, agave when narrow. */
export const fan = (
  stage: Stage,
  x: number,
  y: number,
  length: number,
  options: { belly?: number; pigment?: Rgb; count?: number; spread?: number } = {},
): void => {
  const { art, rnd, light, side } = stage
  const { belly = 0.26, pigment = pigments.leaf, count = 9, spread = 2.1 } = options
  for (let i = 0; i < count; i++) {
    const angle =
      -Math.PI / 2 + (((i * 5) % count) / (count - 1) - 0.5) * spread + rnd.bell() * 0.12
    const l = length * rnd.range(0.7, 1.1)
    const facing = 0.35 + 0.5 * Math.cos(angle) * side + (i / count) * 0.3
    const tip: Point = [x + Math.cos(angle) * l, y + Math.sin(angle) * l]
    art.fill(
      leaf(x, y, angle, l, belly),
      art.linear([x, y], tip, [
        [0, lit(light, mix(pigment, pigments.deepLeaf, 0.6), 0.1)],
        [0.5, lit(light, pigment, Math.max(0, Math.min(1, facing)))],
        [
          1,
          lit(
            light,
            mix(pigment, pigments.freshLeaf, 0.5),
            Math.max(0, Math.min(1, facing + 0.15)),
          ),
        ],
      ]),
    )
    art.line(
      polyline([
        [x, y],
        [x + Math.cos(angle) * l * 0.9, y + Math.sin(angle) * l * 0.9],
      ]),
      lit(light, pigments.freshLeaf, 0.9),
      Math.max(1.2, length * 0.008),
      0.5,
    )
  }
}
