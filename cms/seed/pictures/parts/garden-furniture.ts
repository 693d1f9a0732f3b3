import { mix, rgb } from '../colour'
import { drum } from '../kit/drum'
import { boxes, castShadow, contact, place, type Frame, type Piece, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { groundShadow } from './ground'

/** A low wooden armchair with a cushion; turn 0 looks at the viewer. */
export const armchair = (space: Space, frame: Frame): void => {
  const cushion = space.rnd.pick([
    pigments.linen,
    pigments.terracotta,
    rgb(space.traits.textile),
    pigments.jade,
    pigments.ochre,
  ])
  const wood = pigments.wood
  const at = (x: number, y: number, z: number) => place(frame, [x, y, z])
  groundShadow(
    space,
    castShadow(
      space,
      [
        at(-0.36, 0, -0.3),
        at(0.36, 0, -0.3),
        at(0.36, 0.8, 0.35),
        at(-0.36, 0.8, 0.35),
        at(0.36, 0, 0.35),
        at(-0.36, 0, 0.35),
      ],
      frame.y ?? 0,
    ),
    0.45,
  )
  contact(space, [at(-0.4, 0, -0.35), at(0.4, 0, -0.35), at(0.4, 0, 0.4), at(-0.4, 0, 0.4)], 0.3)
  const pieces: Piece[] = [
    [[-0.36, 0.36, 0.3, 0.86, 0.32, 0.38], wood],
    [[-0.27, 0.27, 0.46, 0.84, 0.22, 0.31], cushion, { round: 0.08 }],
    [[-0.33, 0.33, 0.24, 0.32, -0.3, 0.34], wood],
    [[-0.29, 0.29, 0.33, 0.4, -0.28, 0.26], cushion, { round: 0.07 }],
  ]
  for (const x of [-0.4, 0.34]) {
    pieces.push([[x, x + 0.06, 0, 0.52, -0.3, -0.24], wood])
    pieces.push([[x, x + 0.06, 0, 0.52, 0.3, 0.36], wood])
    pieces.push([[x - 0.02, x + 0.08, 0.52, 0.57, -0.34, 0.38], mix(wood, pigments.paleWood, 0.3)])
  }
  boxes(space, frame, pieces)
}

/** A small round table with cups on it. */
export const cafeTable = (space: Space, x: number, z: number, radius = 0.42): void => {
  const height = radius > 0.5 ? 0.6 : 0.46
  contact(
    space,
    [
      [x - radius, 0, z - radius * 0.7],
      [x + radius, 0, z + radius * 0.7],
    ],
    0.4,
  )
  groundShadow(
    space,
    castShadow(
      space,
      [-1, -0.5, 0.5, 1].flatMap((k) => [
        [x + k * radius, height, z - Math.sqrt(1 - k * k) * radius] as const,
        [x + k * radius, height, z + Math.sqrt(1 - k * k) * radius] as const,
      ]),
    ),
    0.4,
  )
  drum(space, [x, 0, z], [0, 0.05], [radius * 0.55, radius * 0.5], pigments.iron)
  drum(space, [x, 0, z], [0.05, height], [0.05, 0.05], pigments.iron)
  drum(space, [x, 0, z], [height, height + 0.05], [radius, radius], pigments.wood, {
    top: mix(pigments.wood, pigments.paleWood, 0.5),
  })
  for (const dx of [-0.45, 0.4])
    drum(
      space,
      [x + dx * radius, 0, z - 0.1],
      [height + 0.05, height + 0.14],
      [0.045, 0.055],
      space.rnd.pick([pigments.lime, pigments.jade, pigments.indigo]),
    )
  drum(space, [x, 0, z + 0.12], [height + 0.05, height + 0.2], [0.05, 0.035], pigments.terracotta)
}
