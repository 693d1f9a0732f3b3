import { mix, type Rgb } from '../../colour'
import { createPlane } from '../../kit/plane'
import {
  box,
  boxes,
  contact,
  faced,
  type Frame,
  type Piece,
  place,
  type Space,
} from '../../kit/solid'
import { pigments } from '../../palette'

export const under = (
  space: Space,
  frame: Frame,
  w: number,
  z0: number,
  z1: number,
  strength = 0.42,
) =>
  contact(
    space,
    [
      place(frame, [-w, 0, z0]),
      place(frame, [w, 0, z0]),
      place(frame, [w, 0, z1]),
      place(frame, [-w, 0, z1]),
    ],
    strength,
  )

/** A table on four legs with its top at `height`. */
export const table = (
  space: Space,
  frame: Frame,
  [width, length, height]: readonly [number, number, number],
  wood: Rgb = pigments.wood,
): void => {
  const w = width / 2
  under(space, frame, w * 1.05, -0.05, length + 0.05, 0.38)
  for (const z of [length - 0.14, 0.06])
    for (const x of [-w + 0.06, w - 0.14])
      box(space, frame, [x, x + 0.08, 0, height - 0.05, z, z + 0.08], wood)
  box(
    space,
    frame,
    [-w + 0.05, w - 0.05, height - 0.14, height - 0.05, 0.05, length - 0.05],
    wood,
    { add: -0.1 },
  )
  box(space, frame, [-w, w, height - 0.06, height, 0, length], mix(wood, pigments.paleWood, 0.35), {
    round: 0.015,
    add: 0.05,
  })
}

/** A wooden chair with a rush seat; at turn 0 its back is away from the viewer. */
export const chair = (space: Space, frame: Frame, wood: Rgb = pigments.wood): void => {
  under(space, frame, 0.26, -0.25, 0.25, 0.3)
  const pieces: Piece[] = []
  for (const x of [-0.2, 0.16]) {
    pieces.push([[x, x + 0.04, 0, 0.98, 0.18, 0.22], wood])
    pieces.push([[x, x + 0.04, 0, 0.42, -0.2, -0.16], wood])
  }
  for (const y of [0.62, 0.76, 0.9])
    pieces.push([[-0.18, 0.18, y, y + 0.06, 0.18, 0.21], mix(wood, pigments.paleWood, 0.25)])
  const seat = mix(pigments.thatch, pigments.sand, 0.4)
  pieces.push([[-0.22, 0.22, 0.42, 0.47, -0.22, 0.22], seat, { round: 0.02 }])
  boxes(space, frame, pieces)
}

/** A chest or bedside table with drawers. */
export const chest = (
  space: Space,
  frame: Frame,
  [width, depth, height]: readonly [number, number, number],
  wood: Rgb = pigments.wood,
  drawers = 2,
): void => {
  const w = width / 2
  under(space, frame, w * 1.1, -0.03, depth)
  box(space, frame, [-w, w, 0.06, height, 0, depth], wood)
  box(
    space,
    frame,
    [-w - 0.03, w + 0.03, height, height + 0.035, -0.03, depth],
    mix(wood, pigments.paleWood, 0.3),
  )
  const front = createPlane(
    space.camera,
    place(frame, [-w, 0, -0.002]),
    place({ x: 0, z: 0, turn: frame.turn }, [1, 0, 0]),
    [0, 1, 0],
  )
  const step = (height - 0.1) / drawers
  for (let i = 0; i < drawers; i++) {
    const b = 0.09 + i * step
    space.art.line(
      front.rect(0.04, b, width - 0.04, b + step - 0.03),
      faced(space, pigments.darkWood, front.normal),
      1.6,
      0.7,
    )
    const [x, y] = front.at(w, b + step / 2)
    const r = Math.max(1.6, front.scale(w, b) * 0.022)
    space.art.fill(
      `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
      faced(space, pigments.ochre, front.normal, 0.2),
    )
  }
}
