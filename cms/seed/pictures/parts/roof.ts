import { addTo } from '../svg'
import { mix, rgb, type Rgb } from '../colour'
import { faced, type Space } from '../kit/solid'
import type { Spot } from '../kit/camera'
import { cross, unit } from '../kit/plane'
import { pigments } from '../palette'
import type { Point } from '../svg'

/** Corners of a slope: along the eave from left to right, then along the ridge from right to left. */
export type Slope = readonly [Spot, Spot, Spot, Spot]

const between = (a: Spot, b: Spot, t: number): Spot => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
const on = ([a, b, c, d]: Slope, u: number, v: number): Spot =>
  between(between(a, b, u), between(d, c, u), v)
const distance = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const less = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

const normalOf = ([a, b, , d]: Slope): Spot => {
  const normal = unit(cross(less(b, a), less(d, a)))
  return normal[1] < 0 ? [-normal[0], -normal[1], -normal[2]] : normal
}

/** A slope of round clay tiles, weathered tile by tile. */
export const tiles = (space: Space, slope: Slope, pigment: Rgb = pigments.tile): void => {
  const { art, rnd, camera } = space
  const normal = normalOf(slope)
  const [a, b, c, d] = slope
  const base = faced(space, pigment, normal, 0.08)
  const dark = faced(space, mix(pigment, rgb('#4a2430'), 0.55), normal, -0.3)
  const pale = faced(space, mix(pigment, rgb('#f0b98a'), 0.5), normal, 0.2)
  art.fill(
    camera.poly(slope),
    art.linear(camera.at(on(slope, 0.5, 1)), camera.at(on(slope, 0.5, 0)), [
      [0, mix(base, pale, 0.25)],
      [1, mix(base, dark, 0.18)],
    ]),
  )
  const scale = camera.scale(on(slope, 0.5, 0))
  const columns = Math.max(4, Math.min(64, Math.round(distance(a, b) / Math.max(0.24, 13 / scale))))
  const rows = Math.max(3, Math.min(22, Math.round(distance(a, d) / Math.max(0.36, 15 / scale))))
  const fine = scale > 48
  const tones = ['', '', '', '']
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      if (!rnd.chance(fine ? 0.62 : 0.3)) continue
      const u0 = i / columns
      const u1 = (i + 0.82) / columns
      const v0 = j / rows
      const v1 = (j + 1) / rows
      const k = rnd.int(0, 3)
      addTo(
        tones,
        k,
        camera.poly([on(slope, u0, v0), on(slope, u1, v0), on(slope, u1, v1), on(slope, u0, v1)]),
      )
    }
  const moss = faced(space, mix(pigment, rgb('#7d7a4e'), 0.6), normal, 0)
  ;[
    mix(base, pale, 0.55),
    mix(base, dark, 0.45),
    mix(base, faced(space, pigments.rose, normal), 0.4),
    moss,
  ].forEach((tone, k) => art.fill(tones[k] ?? '', tone, k === 3 ? 0.28 : 0.42))
  let grooves = ''
  let crests = ''
  for (let i = 0; i <= columns; i++) {
    const u = i / columns
    grooves += camera.line([on(slope, u, 0), on(slope, u, 1)])
    if (fine && i < columns)
      crests += camera.line([on(slope, u + 0.38 / columns, 0), on(slope, u + 0.38 / columns, 1)])
  }
  const groove = Math.max(0.8, Math.min(9, scale * 0.055))
  art.line(grooves, dark, groove, 0.6)
  art.line(crests, pale, groove * 0.7, 0.35)
  let courses = ''
  for (let j = 0; j < rows; j++) {
    const points: Spot[] = []
    const steps = fine ? columns * 2 : 1
    for (let i = 0; i <= steps; i++)
      points.push(on(slope, i / steps, (j + (i % 2 ? -0.14 : 0.04)) / rows))
    courses += camera.line(points)
  }
  art.line(courses, dark, groove * 0.7, 0.5)
  const lip: Point[] = []
  const drop = 0.09 * scale
  for (let i = 0; i <= columns * 2; i++) {
    const [x, y] = camera.at(on(slope, i / (columns * 2), 0))
    lip.push([x, y + (i % 2 ? drop : 0)])
  }
  art.line(
    `M${lip.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
    dark,
    groove * 1.5,
    0.95,
  )
  art.line(
    camera.line([d, c]),
    mix(base, pale, 0.3),
    Math.min(16, Math.max(2, camera.scale(d) * 0.16)),
    0.9,
  )
}

/** A slope of palm thatch with a ragged edge. */
export const thatch = (space: Space, slope: Slope, pigment: Rgb = pigments.thatch): void => {
  const { art, rnd, camera } = space
  const normal = normalOf(slope)
  const base = faced(space, pigment, normal, 0.05)
  const dark = faced(space, mix(pigment, rgb('#4b3222'), 0.6), normal, -0.25)
  const pale = faced(space, mix(pigment, rgb('#f3dca4'), 0.5), normal, 0.2)
  art.fill(
    camera.poly(slope),
    art.linear(camera.at(on(slope, 0.5, 1)), camera.at(on(slope, 0.5, 0)), [
      [0, pale],
      [0.3, base],
      [1, mix(base, dark, 0.55)],
    ]),
  )
  const width = Math.max(1, camera.scale(on(slope, 0.5, 0)) * 0.03)
  const strands = { dark: '', pale: '' }
  for (let i = 0; i < 520; i++) {
    const u = rnd.next()
    const v = rnd.next()
    const length = rnd.range(0.08, 0.22)
    strands[rnd.chance(0.5) ? 'dark' : 'pale'] += camera.line([
      on(slope, u, Math.min(1, v + length)),
      on(slope, u + rnd.bell() * 0.012, Math.max(-0.02, v)),
    ])
  }
  art.line(strands.dark, dark, width, 0.4)
  art.line(strands.pale, pale, width, 0.4)
  for (const layer of [0.36, 0.68]) {
    art.line(
      camera.line(
        Array.from({ length: 40 }, (_, i) => on(slope, i / 39, layer + rnd.range(-0.02, 0.02))),
      ),
      dark,
      width * 2.5,
      0.35,
    )
  }
  let fringe = ''
  const [e0, e1] = slope
  const length = camera.scale(between(e0, e1, 0.5)) * 0.24
  for (let i = 0; i < 90; i++) {
    const [x, y] = camera.at(on(slope, rnd.next(), 0))
    fringe += `M${(x - 3).toFixed(1)} ${(y - 3).toFixed(1)}l${rnd.range(2, 5).toFixed(1)} ${(length * rnd.range(0.4, 1)).toFixed(1)}l3 ${(-length * 0.4).toFixed(1)}Z`
  }
  art.fill(fringe, mix(base, dark, 0.5))
}

/** Smooth panels or standing-seam metal for modern houses. */
export const panels = (space: Space, slope: Slope, pigment: Rgb): void => {
  const { art, camera } = space
  const normal = normalOf(slope)
  const base = faced(space, pigment, normal, 0.05)
  const dark = faced(space, pigment, normal, -0.3)
  art.fill(
    camera.poly(slope),
    art.linear(camera.at(on(slope, 0, 1)), camera.at(on(slope, 1, 0)), [
      [0, mix(base, space.light.sky[2], 0.25)],
      [1, base],
    ]),
  )
  let seams = ''
  for (let i = 0; i <= 16; i++) seams += camera.line([on(slope, i / 16, 0), on(slope, i / 16, 1)])
  art.line(seams, dark, Math.max(0.8, camera.scale(slope[0]) * 0.025), 0.5)
}
