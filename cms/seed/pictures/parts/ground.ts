import { addTo } from '../svg'
import { mix, rgb, type Rgb } from '../colour'
import { faced, type Space } from '../kit/solid'
import type { Spot } from '../kit/camera'
import { pigments } from '../palette'

export type Patch = readonly [x0: number, x1: number, z0: number, z1: number]
const UP: Spot = [0, 1, 0]

/** The flat ground of a patch, darker and warmer near the viewer. */
export const floor = (space: Space, [x0, x1, z0, z1]: Patch, pigment: Rgb, y = 0): void => {
  const { art, camera } = space
  const near = faced(space, mix(pigment, rgb('#4a3530'), 0.28), UP, -0.08)
  const far = faced(space, pigment, UP, 0.06)
  const zNear = Math.max(z0, camera.eye[2] + 0.5)
  art.fill(
    camera.poly([
      [x0, y, z0],
      [x1, y, z0],
      [x1, y, z1],
      [x0, y, z1],
    ]),
    art.linear(camera.at([camera.eye[0], y, z1]), camera.at([camera.eye[0], y, zNear]), [
      [0, far],
      [0.5, mix(far, near, 0.3)],
      [1, near],
    ]),
  )
}

/** Rounded river stones in rows that come nearer, wet in rain. */
export const cobbles = (space: Space, patch: Patch, pigment: Rgb = pigments.stone): void => {
  const { art, rnd, camera, light } = space
  floor(space, patch, mix(pigment, pigments.earth, 0.35))
  const [x0, x1, z0, z1] = patch
  const tones = ['', '', '', '']
  let gleam = ''
  let size = 0.3
  for (let z = Math.max(z0, camera.eye[2] + 1.2); z < z1; z += size * 0.92) {
    size = Math.max(0.24, (z - camera.eye[2]) * 0.045)
    const reach = (z - camera.eye[2]) * 1.35
    for (
      let x = Math.max(x0, camera.eye[0] - reach) + rnd.range(0, size);
      x < Math.min(x1, camera.eye[0] + reach);
      x += size * 1.12
    ) {
      const w = size * rnd.range(0.8, 1.05)
      const d = size * rnd.range(0.66, 0.86)
      const [cx, cy] = camera.at([x, 0, z])
      const rx = (w / 2) * camera.scale([x, 0, z])
      const ry = Math.abs(camera.at([x, 0, z - d / 2])[1] - camera.at([x, 0, z + d / 2])[1]) / 2
      if (ry < 0.7) continue
      const k = rx * 0.62
      addTo(
        tones,
        rnd.int(0, 3),
        `M${(cx - rx).toFixed(1)} ${cy.toFixed(1)}c0 ${(-ry * 1.2).toFixed(1)} ${(rx - k).toFixed(1)} ${(-ry * 1.15).toFixed(1)} ${rx.toFixed(1)} ${(-ry).toFixed(1)}s${rx.toFixed(1)} ${(ry * 0.2).toFixed(1)} ${rx.toFixed(1)} ${ry.toFixed(1)}s${(-k).toFixed(1)} ${(ry * 1.1).toFixed(1)} ${(-rx).toFixed(1)} ${ry.toFixed(1)}s${(-rx).toFixed(1)} ${(-ry * 0.3).toFixed(1)} ${(-rx).toFixed(1)} ${(-ry).toFixed(1)}Z`,
      )
      if (rnd.chance(0.5))
        gleam += `M${(cx - rx * 0.5).toFixed(1)} ${(cy - ry * 0.45).toFixed(1)}q${(rx * 0.5).toFixed(1)} ${(-ry * 0.4).toFixed(1)} ${rx.toFixed(1)} 0q${(-rx * 0.5).toFixed(1)} ${(ry * 0.05).toFixed(1)} ${(-rx).toFixed(1)} 0Z`
    }
  }
  const colours = [
    pigment,
    mix(pigment, pigments.basalt, 0.35),
    mix(pigment, pigments.sand, 0.5),
    mix(pigment, pigments.rose, 0.2),
  ]
  colours.forEach((colour, i) =>
    art.fill(tones[i] ?? '', faced(space, colour, UP, i === 1 ? -0.1 : 0.12), 0.62),
  )
  art.fill(
    gleam,
    light.time === 'rain' ? light.sky[3] : faced(space, pigments.lime, UP, 0.2),
    light.time === 'rain' ? 0.6 : 0.3,
  )
}

/** Square tiles in perspective; with a second colour they make a chessboard. */
export const squareTiles = (
  space: Space,
  [x0, x1, z0, z1]: Patch,
  size: number,
  pigment: Rgb,
  other?: Rgb,
  y = 0,
): void => {
  const { art, rnd, camera } = space
  floor(space, [x0, x1, z0, z1], pigment, y)
  const tones = ['', '', '']
  const start = Math.max(z0, camera.eye[2] + 0.25)
  let row = 0
  let joints = ''
  for (let z = start; z < z1; z += size, row++) {
    let column = row
    for (let x = x0; x < x1; x += size, column++) {
      const k = other ? (column % 2 ? 0 : -1) : rnd.chance(0.45) ? rnd.int(1, 2) : -1
      if (k < 0) continue
      addTo(
        tones,
        k,
        camera.poly([
          [x, y, z],
          [Math.min(x1, x + size), y, z],
          [Math.min(x1, x + size), y, Math.min(z1, z + size)],
          [x, y, Math.min(z1, z + size)],
        ]),
      )
    }
    joints += camera.line([
      [x0, y, z],
      [x1, y, z],
    ])
  }
  for (let x = x0; x <= x1; x += size)
    joints += camera.line([
      [x, y, start],
      [x, y, z1],
    ])
  if (other) art.fill(tones[0] ?? '', faced(space, other, UP, 0), 0.9)
  art.fill(tones[1] ?? '', faced(space, mix(pigment, pigments.lime, 0.3), UP, 0.1), 0.3)
  art.fill(tones[2] ?? '', faced(space, mix(pigment, pigments.brick, 0.5), UP, -0.12), 0.3)
  art.line(joints, faced(space, mix(pigment, pigments.stone, 0.35), UP, -0.3), 1.4, 0.55)
}

/** Boards that run away from the viewer. */
export const boards = (
  space: Space,
  [x0, x1, z0, z1]: Patch,
  pigment: Rgb = pigments.paleWood,
  y = 0,
  width = 0.18,
  across = false,
): void => {
  const { art, rnd, camera } = space
  floor(space, [x0, x1, z0, z1], pigment, y)
  const tones = ['', '']
  let gaps = ''
  const [from, to] = across ? [Math.max(z0, camera.eye[2] + 0.3), z1] : [x0, x1]
  for (let a = from; a < to; a += width) {
    const b = Math.min(to, a + width)
    const quad: Spot[] = across
      ? [
          [x0, y, a],
          [x1, y, a],
          [x1, y, b],
          [x0, y, b],
        ]
      : [
          [a, y, z0],
          [b, y, z0],
          [b, y, z1],
          [a, y, z1],
        ]
    if (rnd.chance(0.6)) addTo(tones, rnd.int(0, 1), camera.poly(quad))
    gaps += camera.line(
      across
        ? [
            [x0, y, a],
            [x1, y, a],
          ]
        : [
            [a, y, z0],
            [a, y, z1],
          ],
    )
  }
  art.fill(tones[0] ?? '', faced(space, mix(pigment, pigments.darkWood, 0.4), UP), 0.28)
  art.fill(tones[1] ?? '', faced(space, mix(pigment, pigments.lime, 0.35), UP, 0.1), 0.28)
  art.line(gaps, faced(space, mix(pigment, pigments.darkWood, 0.7), UP, -0.3), 1.6, 0.6)
}

/** Mown grass with tufts that grow towards the viewer. */
export const lawn = (space: Space, patch: Patch, pigment: Rgb = pigments.grass): void => {
  const { art, rnd, camera } = space
  floor(space, patch, mix(pigment, pigments.leaf, 0.35))
  const [x0, x1, z0, z1] = patch
  const tones = ['', '']
  for (let i = 0; i < 700; i++) {
    const z =
      Math.max(z0, camera.eye[2] + 1) + (z1 - Math.max(z0, camera.eye[2] + 1)) * rnd.next() ** 2.4
    const reach = (z - camera.eye[2]) * 1.2
    const x = camera.eye[0] + rnd.range(-reach, reach)
    if (x < x0 || x > x1) continue
    const [sx, sy] = camera.at([x, 0, z])
    const h = Math.min(26, camera.scale([x, 0, z]) * 0.09)
    const w = h * 0.34
    addTo(
      tones,
      rnd.int(0, 1),
      `M${(sx - w).toFixed(1)} ${sy.toFixed(1)}l${(w * 0.4).toFixed(1)} ${(-h).toFixed(1)}l${(w * 0.5).toFixed(1)} ${(h * 0.7).toFixed(1)}l${(w * 0.7).toFixed(1)} ${(-h * 0.8).toFixed(1)}l${(w * 0.3).toFixed(1)} ${(h * 1.1).toFixed(1)}Z`,
    )
  }
  art.fill(tones[0] ?? '', faced(space, mix(pigment, pigments.deepLeaf, 0.45), UP), 0.5)
  art.fill(tones[1] ?? '', faced(space, mix(pigment, pigments.freshLeaf, 0.7), UP, 0.2), 0.6)
}

/** Shadow on the ground, soft at dusk and in rain. */
export const groundShadow = (space: Space, spots: readonly Spot[], strength = 0.5): void => {
  const { art, camera, light } = space
  art.fill(camera.poly(spots), faced(space, rgb('#3a3048'), UP, -0.6), strength * light.contrast)
}
