import { mix } from '../colour'
import { archPoints, createPlane } from '../kit/plane'
import { faced, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { type Point } from '../svg'

/** The Arch of Santa Catalina with its clock and lantern, over a street between houses. */
export const arch = (space: Space, z: number, half: number) => {
  const { camera, art } = space
  const yellow = pigments.ochre
  const p = createPlane(camera, [-half, 0, z], [1, 0, 0], [0, 1, 0])
  const w = half * 2
  const opening = archPoints(half * 0.28, w - half * 0.28, 0, 3.4, half * 0.68)
  const top = 7.1
  const inner = archPoints(half * 0.28, w - half * 0.28, 0, 3.4, half * 0.68)
  const body: Point[] = [
    [-0.6, 0],
    [-0.6, top],
    [w + 0.6, top],
    [w + 0.6, 0],
    ...[...opening].reverse(),
  ]
  const depth = 1.5
  art.fill(
    `${p.poly(inner)}${p.poly(inner, -depth)}`,
    faced(space, mix(yellow, pigments.brick, 0.3), [space.side, 0, 0], -0.25),
    0,
  )
  for (let i = 0; i < inner.length - 1; i++) {
    const a = inner[i]
    const b = inner[i + 1]
    if (!a || !b) continue
    const normal: [number, number, number] = [
      i < inner.length / 2 ? 1 : -1,
      i === 0 || i === inner.length - 2 ? 0 : -0.7,
      0,
    ]
    art.fill(
      camera.poly([
        p.spot(a[0], a[1]),
        p.spot(b[0], b[1]),
        p.spot(b[0], b[1], -depth),
        p.spot(a[0], a[1], -depth),
      ]),
      faced(space, yellow, normal, -0.05),
    )
  }
  art.fill(
    p.poly(body),
    art.linear(p.at(0, top), p.at(0, 0), [
      [0, faced(space, yellow, p.normal, 0.12)],
      [1, faced(space, mix(yellow, pigments.terracotta, 0.25), p.normal, -0.06)],
    ]),
  )
  const trim = faced(space, pigments.lime, p.normal, 0.15)
  const s = p.scale(half, 4)
  art.line(p.line(archPoints(half * 0.2, w - half * 0.2, 0.1, 3.4, half * 0.78)), trim, s * 0.12)
  for (const b of [5.65, top - 0.05]) art.fill(p.rect(-0.7, b, w + 0.7, b + 0.16, 0.12), trim)
  for (let i = 0; i < 7; i++) {
    const a = w * (0.1 + 0.8 * (i / 6))
    if (i === 3) continue
    art.fill(
      p.poly(archPoints(a - 0.22, a + 0.22, 6.0, 6.5, 0.22)),
      faced(space, mix(yellow, pigments.brick, 0.55), p.normal, -0.2),
    )
  }
  const belfry: Point[] = [
    [half - 1.05, top],
    [half - 1.05, top + 1.9],
    [half + 1.05, top + 1.9],
    [half + 1.05, top],
  ]
  art.fill(
    p.poly(belfry),
    art.linear(p.at(half - 1, 0), p.at(half + 1, 0), [
      [0, faced(space, yellow, p.normal, space.side < 0 ? 0.2 : -0.15)],
      [1, faced(space, yellow, p.normal, space.side > 0 ? 0.2 : -0.15)],
    ]),
  )
  art.fill(p.rect(half - 1.2, top + 1.85, half + 1.2, top + 2.05, 0.1), trim)
  art.fill(
    p.poly(archPoints(half - 0.95, half + 0.95, top + 2.05, top + 2.1, 0.95)),
    faced(space, mix(yellow, pigments.tile, 0.4), p.normal),
  )
  art.fill(p.rect(half - 0.12, top + 2.9, half + 0.12, top + 3.5), trim)
  const [cx, cy] = p.at(half, top + 1)
  const r = s * 0.62
  art.fill(
    `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
    faced(space, pigments.white, p.normal, 0.2),
  )
  art.line(
    `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
    faced(space, pigments.darkWood, p.normal),
    s * 0.09,
  )
  art.line(
    `M${cx} ${cy}L${cx} ${cy - r * 0.7}M${cx} ${cy}L${cx + r * 0.5} ${cy + r * 0.2}`,
    faced(space, pigments.iron, p.normal),
    s * 0.07,
  )
}
