import { mix } from '../colour'
import { type Spot } from '../kit/camera'
import { box, faced, type Frame, place, type Space } from '../kit/solid'
import { lit, pigments } from '../palette'
import { type Stage } from '../stage'
import { type Point, polygon, smooth } from '../svg'

/** A bank of land that rises from the water at one side of the picture. */
export const bank = (stage: Stage, left: boolean, shore: number, top: number): void => {
  const { art, light, rnd, width, height } = stage
  const x = (t: number) => (left ? t : 1 - t) * width
  const line: Point[] = [
    [x(-0.05), top],
    [x(0.2), top - 10],
    [x(0.45), top + 40],
    [x(0.66), shore - 10],
    [x(0.78), shore + 24],
    [x(0.62), shore + 80],
    [x(0.4), height + 20],
    [x(-0.05), height + 20],
  ]
  art.fill(
    smooth(line),
    art.linear(
      [0, top],
      [0, height],
      [
        [0, lit(light, pigments.grass, 0.8, 0.05)],
        [0.5, lit(light, mix(pigments.leaf, pigments.grass, 0.5), 0.55)],
        [1, lit(light, pigments.deepLeaf, 0.4)],
      ],
    ),
  )
  for (let i = 0; i < 14; i++) {
    const t = rnd.range(0.3, 0.74)
    const y = shore + 46 + (0.74 - t) * 320 + rnd.range(-14, 20)
    const r = rnd.range(24, 58)
    art.fill(
      smooth([
        [x(t) - r, y],
        [x(t) - r * 0.4, y - r * 0.7],
        [x(t) + r * 0.5, y - r * 0.6],
        [x(t) + r, y],
        [x(t), y + r * 0.3],
      ]),
      lit(light, pigments.darkStone, rnd.range(0.3, 0.8)),
    )
  }
}

/** Planks on posts that run from a spot out over the water. */
export const jetty = (
  space: Space,
  frame: Frame,
  width: number,
  length: number,
  waterLine = 0,
): void => {
  const { camera, art } = space
  const w = width / 2
  const y = (frame.y ?? 0) + 0.45
  for (let z = length; z >= 0; z -= 1.8)
    for (const x of [-w + 0.08, w - 0.08]) {
      const [px, , pz] = place(frame, [x, 0, z])
      box(
        space,
        { x: px, z: pz },
        [-0.09, 0.09, waterLine - 0.5, y + (z % 3.6 < 1 ? 0.5 : 0), -0.09, 0.09],
        pigments.darkWood,
      )
    }
  const deck: Spot[] = (
    [
      [-w, 0],
      [w, 0],
      [w, length],
      [-w, length],
    ] as const
  ).map(([x, z]) => {
    const [a, , b] = place(frame, [x, 0, z])
    return [a, y, b]
  })
  art.fill(
    camera.poly(deck.map(([a, b, c]): Spot => [a, b - 0.16, c])),
    faced(space, pigments.darkWood, [0, -1, 0]),
  )
  art.fill(camera.poly(deck), faced(space, mix(pigments.paleWood, pigments.stone, 0.35), [0, 1, 0]))
  let gaps = ''
  for (let z = 0; z < length; z += 0.24)
    gaps += camera.line(
      (
        [
          [-w, z],
          [w, z],
        ] as const
      ).map(([x, d]): Spot => {
        const [a, , b] = place(frame, [x, 0, d])
        return [a, y, b]
      }),
    )
  art.line(gaps, faced(space, pigments.darkWood, [0, 1, 0], -0.3), 1.8, 0.6)
  const [n0, n1] = deck
  if (n0 && n1)
    art.fill(
      camera.poly([n0, n1, [n1[0], n1[1] - 0.16, n1[2]], [n0[0], n0[1] - 0.16, n0[2]]]),
      faced(space, pigments.wood, [0, 0, -1]),
    )
}

/** A slim wooden boat on the water with its mirror image. */
export const boat = (
  stage: Stage,
  x: number,
  y: number,
  length: number,
  turn: 1 | -1 = 1,
): void => {
  const { art, light, rnd } = stage
  const colour = rnd.pick([
    pigments.terracotta,
    pigments.indigo,
    pigments.jade,
    pigments.ochre,
    pigments.lime,
  ])
  const l = length / 2
  const p = (a: number, b: number): Point => [x + turn * a * l, y + b * length]
  art.fill(
    smooth([p(-1, 0.02), p(-0.6, 0.16), p(0.6, 0.16), p(1.02, 0.02)]),
    lit(light, mix(colour, pigments.indigo, 0.5), 0.1),
    0.4,
  )
  art.fill(
    polygon([p(-1, -0.06), p(-0.85, 0.055), p(0.62, 0.055), p(1.1, -0.13), p(0.5, -0.05)]),
    art.linear(p(0, -0.08), p(0, 0.06), [
      [0, lit(light, colour, 0.9)],
      [1, lit(light, colour, 0.1)],
    ]),
  )
  art.fill(
    polygon([p(-1, -0.06), p(-0.5, -0.085), p(0.6, -0.08), p(1.1, -0.13), p(0.5, -0.045)]),
    lit(light, pigments.darkWood, 0.3),
  )
  art.line(
    `M${p(-1, -0.06).join(' ')}Q${p(0.2, -0.02).join(' ')} ${p(1.1, -0.13).join(' ')}`,
    lit(light, pigments.lime, 0.9),
    length * 0.014,
  )
  for (const a of [-0.5, 0, 0.42])
    art.line(
      `M${p(a - 0.06, -0.055).join(' ')}L${p(a + 0.06, -0.08).join(' ')}`,
      lit(light, pigments.paleWood, 0.8),
      length * 0.02,
    )
}
