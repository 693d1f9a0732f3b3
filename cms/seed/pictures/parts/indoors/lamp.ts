import { mix, rgb, type Rgb } from '../../colour'
import type { Spot } from '../../kit/camera'
import { drum } from '../../kit/drum'
import { faced, type Space } from '../../kit/solid'
import { pigments } from '../../palette'

/** Warm light around a spot; strong in the evening. */
export const glow = (space: Space, spot: Spot, reach: number, strength = 1): void => {
  const { art, camera, light } = space
  const on = Math.max(0.22, light.lamps) * strength
  const [x, y] = camera.at(spot)
  const r = camera.scale(spot) * reach
  const d = `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0Z`
  art.fill(
    d,
    art.radial([x, y], r, [
      [0, [255, 214, 140], 0.62 * on],
      [0.3, [255, 190, 105], 0.26 * on],
      [1, [255, 170, 80], 0],
    ]),
  )
  art.shine(
    d,
    art.radial([x, y], r, [
      [0, [255, 190, 100], 0.3 * on],
      [1, [255, 160, 70], 0],
    ]),
  )
}

const shadePaint = (space: Space, colour: Rgb): Rgb =>
  mix(colour, rgb('#ffdc96'), 0.35 + space.light.lamps * 0.55)

/** A lamp on a table: clay foot, linen shade. */
export const tableLamp = (space: Space, [x, y, z]: Spot, size = 0.5): void => {
  const foot = space.rnd.pick([pigments.jade, pigments.terracotta, pigments.indigo, pigments.ochre])
  drum(space, [x, y, z], [y, y + size * 0.5], [size * 0.16, size * 0.1], foot)
  drum(
    space,
    [x, y, z],
    [y + size * 0.48, y + size],
    [size * 0.34, size * 0.22],
    shadePaint(space, pigments.linen),
    { add: 0.35 },
  )
  glow(space, [x, y + size * 0.75, z], size * 2.6)
}

/** A lamp that hangs from the ceiling: woven palm, or metal in a city. */
export const pendant = (space: Space, [x, y, z]: Spot, ceiling: number, size = 0.34): void => {
  const { art, camera, setting } = space
  art.line(
    camera.line([
      [x, ceiling, z],
      [x, y + size * 0.5, z],
    ]),
    faced(space, pigments.iron, [0, 0, -1]),
    Math.max(1.5, camera.scale([x, y, z]) * 0.014),
  )
  const skin =
    setting === 'city'
      ? space.rnd.pick([pigments.iron, pigments.ochre, pigments.jade])
      : mix(pigments.thatch, pigments.sand, 0.3)
  drum(
    space,
    [x, y, z],
    [y, y + size * 0.55],
    [size, size * 0.3],
    mix(skin, rgb('#ffdc96'), space.light.lamps * 0.35),
  )
  const [sx, sy] = camera.at([x, y, z])
  const r = camera.scale([x, y, z]) * size
  if (setting !== 'city') {
    let ribs = ''
    for (let i = -4; i <= 4; i++)
      ribs += `M${(sx + (i * r) / 4.4).toFixed(1)} ${sy.toFixed(1)}L${(sx + (i * r * 0.3) / 4.4).toFixed(1)} ${camera.at([x, y + size * 0.55, z])[1].toFixed(1)}`
    art.line(ribs, faced(space, pigments.darkWood, [0, 0, -1]), 1.4, 0.4)
  }
  art.fill(
    `M${(sx - r * 0.9).toFixed(1)} ${sy.toFixed(1)}a${(r * 0.9).toFixed(1)} ${(r * 0.16).toFixed(1)} 0 1 1 ${(r * 1.8).toFixed(1)} 0a${(r * 0.9).toFixed(1)} ${(r * 0.16).toFixed(1)} 0 1 1 ${(-r * 1.8).toFixed(1)} 0Z`,
    rgb('#ffe6ae'),
    0.8,
  )
  glow(space, [x, y, z], size * 3.2)
}
