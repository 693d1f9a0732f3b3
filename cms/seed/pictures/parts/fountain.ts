import { mix } from '../colour'
import { disc, drum } from '../kit/drum'
import { contact, faced, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { leaf } from './foliage'

/** A stone fountain of two bowls; `size` is the radius of its basin in metres. */
export const fountain = (space: Space, x: number, z: number, size: number): void => {
  const { art, camera, light, rnd } = space
  const stone = mix(pigments.stone, pigments.sand, 0.3)
  const pool = mix(faced(space, pigments.pool, [0, 1, 0], -0.1), light.sky[2], 0.35)
  contact(
    space,
    [
      [x - size * 1.2, 0, z - size * 0.6],
      [x + size * 1.2, 0, z + size * 0.6],
    ],
    0.4,
  )
  drum(space, [x, 0, z], [0, 0.12], [size * 1.18, size * 1.15], mix(stone, pigments.darkStone, 0.3))
  drum(space, [x, 0, z], [0.1, 0.62], [size, size * 1.06], stone, {
    top: mix(stone, pigments.lime, 0.3),
    add: 0.04,
  })
  disc(space, [x, 0.6, z], size * 0.9, mix(faced(space, stone, [0, 1, 0], -0.3), pool, 0.4))
  disc(space, [x, 0.56, z], size * 0.88, pool)
  const glint = Array.from({ length: 12 }, () => {
    const [gx, gy] = camera.at([x + rnd.bell() * size * 0.6, 0.56, z + rnd.bell() * size * 0.6])
    return leaf(gx, gy, 0, camera.scale([x, 0.5, z]) * 0.2, 0.1)
  })
  art.fill(glint.join(''), light.sky[3], 0.6)
  drum(space, [x, 0, z], [0.5, 1.2], [size * 0.2, size * 0.13], stone)
  drum(space, [x, 0, z], [1.15, 1.36], [size * 0.14, size * 0.55], stone, {
    top: mix(stone, pigments.lime, 0.2),
    add: 0.06,
  })
  disc(space, [x, 1.35, z], size * 0.46, pool)
  drum(space, [x, 0, z], [1.34, 1.75], [size * 0.09, size * 0.06], stone)
  drum(space, [x, 0, z], [1.74, 1.84], [size * 0.08, size * 0.24], stone)
  const s = camera.scale([x, 1, z])
  const [tx, ty] = camera.at([x, 1.9, z])
  let jets = ''
  for (const w of [-1, -0.55, 0.55, 1])
    jets += `M${tx.toFixed(1)} ${ty.toFixed(1)}q${(w * s * size * 0.3).toFixed(1)} ${(-s * 0.28).toFixed(1)} ${(w * s * size * 0.46).toFixed(1)} ${(s * 0.52).toFixed(1)}`
  for (const w of [-1, -0.4, 0.5, 1]) {
    const [bx, by] = camera.at([x + w * size * 0.53, 1.34, z - size * 0.1])
    jets += `M${bx.toFixed(1)} ${by.toFixed(1)}q${(w * s * 0.08).toFixed(1)} ${(s * 0.1).toFixed(1)} ${(w * s * 0.12).toFixed(1)} ${(s * 0.74).toFixed(1)}`
  }
  art.line(jets, mix(light.sky[3], [255, 255, 255], 0.5), Math.max(1.5, s * 0.022), 0.75)
}
