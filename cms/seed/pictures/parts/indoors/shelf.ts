import { mix } from '../../colour'
import { createPlane } from '../../kit/plane'
import { box, contact, faced, place, type Frame, type Space } from '../../kit/solid'
import { pigments } from '../../palette'

/** Shelves with books, jars and baskets. */
export const bookshelf = (space: Space, frame: Frame, width: number, height: number): void => {
  const { rnd, art } = space
  const w = width / 2
  contact(space, [place(frame, [-w, 0, 0]), place(frame, [w, 0, 0.35])], 0.4)
  box(space, frame, [-w, w, 0, height, 0, 0.34], pigments.wood)
  const front = createPlane(
    space.camera,
    place(frame, [-w, 0, -0.002]),
    place({ x: 0, z: 0, turn: frame.turn }, [1, 0, 0]),
    [0, 1, 0],
  )
  const levels = Math.round(height / 0.42)
  const step = height / levels
  const colours = [
    pigments.terracotta,
    pigments.indigo,
    pigments.jade,
    pigments.ochre,
    pigments.linen,
    pigments.rose,
    pigments.brick,
  ] as const
  for (let i = 0; i < levels; i++) {
    const b = i * step + 0.04
    art.fill(
      front.rect(0.05, b, width - 0.05, b + step - 0.06),
      faced(space, mix(pigments.darkWood, pigments.iron, 0.3), front.normal, -0.25),
    )
    let a = 0.08
    while (a < width - 0.16) {
      if (rnd.chance(0.16)) {
        a += rnd.range(0.08, 0.2)
        continue
      }
      const vaseLike = rnd.chance(0.14)
      const bw = vaseLike ? 0.16 : rnd.range(0.03, 0.065)
      const bh = vaseLike ? step * 0.5 : step * rnd.range(0.5, 0.78)
      if (a + bw > width - 0.08) break
      art.fill(
        vaseLike
          ? front.poly([
              [a, b],
              [a + bw, b],
              [a + bw * 1.05, b + bh * 0.6],
              [a + bw * 0.65, b + bh],
              [a + bw * 0.35, b + bh],
              [a - bw * 0.05, b + bh * 0.6],
            ])
          : front.rect(a, b, a + bw, b + bh),
        faced(space, rnd.pick(colours), front.normal, rnd.range(-0.1, 0.15)),
      )
      a += bw + (vaseLike ? 0.05 : 0.006)
    }
  }
}
