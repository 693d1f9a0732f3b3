import { mix, rgb, type Rgb } from '../../colour'
import { createPlane } from '../../kit/plane'
import { box, boxes, faced, type Frame, type Piece, place, type Space } from '../../kit/solid'
import { pigments } from '../../palette'
import { under } from './furniture'
import { weave } from './textile'

/** A woven rug that lies flat. */
export const rug = (
  space: Space,
  frame: Frame,
  width: number,
  length: number,
  base?: Rgb,
): void => {
  const along = place({ x: 0, z: 0, turn: frame.turn }, [1, 0, 0])
  const inward = place({ x: 0, z: 0, turn: frame.turn }, [0, 0, 1])
  const plane = createPlane(
    space.camera,
    place({ ...frame, y: 0.012 }, [-width / 2, 0, 0]),
    along,
    inward,
  )
  space.art.fill(plane.rect(-0.06, -0.06, width + 0.06, length + 0.06), rgb('#24161c'), 0.25)
  weave(space, plane, [0, 0, width, length], base, 12)
  let fringe = ''
  for (let a = 0; a <= width; a += 0.05)
    fringe +=
      plane.line([
        [a, 0],
        [a, -0.07],
      ]) +
      plane.line([
        [a, length],
        [a, length + 0.07],
      ])
  space.art.line(fringe, faced(space, pigments.linen, [0, 1, 0]), 1.6)
}

/** A sofa that looks towards the viewer, or an armchair when narrow. */
export const sofa = (space: Space, frame: Frame, width: number, colour: Rgb): void => {
  const { rnd } = space
  const w = width / 2
  under(space, frame, w * 1.08, -0.05, 0.95)
  const pieces: Piece[] = []
  for (const x of [-w + 0.08, w - 0.14])
    for (const z of [0.06, 0.8])
      pieces.push([[x, x + 0.06, 0, 0.16, z, z + 0.06], pigments.darkWood])
  boxes(space, frame, pieces)
  box(space, frame, [-w, w, 0.14, 0.34, 0.02, 0.9], colour, { round: 0.06, add: -0.06 })
  const body: Piece[] = [[[-w, w, 0.3, 0.84, 0.68, 0.92], colour, { round: 0.12 }]]
  const seats = Math.max(1, Math.round((width - 0.4) / 0.75))
  const sw = (width - 0.4) / seats
  for (let i = 0; i < seats; i++) {
    const a = -w + 0.2 + i * sw
    body.push([
      [a + 0.05, a + sw - 0.05, 0.46, 0.84, 0.56, 0.68],
      mix(colour, pigments.lime, 0.1),
      { round: 0.12 },
    ])
    body.push([
      [a + 0.02, a + sw - 0.02, 0.34, 0.44, 0.02, 0.58],
      mix(colour, pigments.lime, 0.14),
      { round: 0.08, add: 0.04 },
    ])
  }
  for (const x of [-w, w - 0.18])
    body.push([[x, x + 0.18, 0.16, 0.58, 0, 0.88], colour, { round: 0.1 }])
  const cushions: (readonly [number, Rgb])[] =
    width > 1.2
      ? [
          [-w + 0.5, rgb(space.traits.textile)],
          [w - 0.5, pigments.ochre],
          [w - 0.92, pigments.linen],
        ]
      : [[0, rgb(space.traits.textile)]]
  for (const [x, tone] of cushions)
    if (rnd.chance(0.9))
      body.push([[x - 0.17, x + 0.17, 0.48, 0.78, 0.44, 0.52], tone, { round: 0.12 }])
  boxes(space, frame, body)
}
