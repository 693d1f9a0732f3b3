import { mix, rgb, type Rgb } from '../../colour'
import { type Spot } from '../../kit/camera'
import { createPlane } from '../../kit/plane'
import { box, contact, faced, type Frame, place } from '../../kit/solid'
import { pigments } from '../../palette'
import { type Room } from './room'
import { weave } from './textile'

/** A bed whose head stands away from the viewer; the frame's spot is the middle of its foot. */
export const bed = (
  room: Room,
  frame: Frame,
  width: number,
  options: { posts?: boolean; wood?: Rgb; length?: number; textile?: Rgb; net?: boolean } = {},
): void => {
  const { art, camera, rnd } = room
  const { length = 2.05, wood = pigments.wood, textile = rgb(room.traits.textile) } = options
  const w = width / 2
  const at = (x: number, y: number, z: number): Spot => place(frame, [x, y, z])
  contact(
    room,
    [
      at(-w * 1.1, 0, -0.15),
      at(w * 1.1, 0, -0.15),
      at(w * 1.1, 0, length),
      at(-w * 1.1, 0, length),
    ],
    0.5,
  )
  const headHeight = rnd.range(1.05, 1.4)
  if (options.posts)
    for (const x of [-w, w])
      box(room, frame, [x - 0.05, x + 0.05, 0, 2.25, length, length + 0.1], wood)
  box(room, frame, [-w - 0.03, w + 0.03, 0.2, headHeight, length, length + 0.09], wood, {
    round: 0.03,
  })
  const panel = createPlane(
    camera,
    at(-w, 0, length - 0.002),
    place({ x: 0, z: 0, turn: frame.turn }, [1, 0, 0]),
    [0, 1, 0],
  )
  let slats = ''
  for (let i = 1; i < 7; i++)
    slats += panel.line([
      [(width * i) / 7, 0.6],
      [(width * i) / 7, headHeight - 0.08],
    ])
  art.line(
    slats,
    faced(room, mix(wood, pigments.darkWood, 0.7), panel.normal),
    Math.max(1.4, panel.scale(w, 1) * 0.02),
    0.7,
  )
  box(room, frame, [-w, w, 0.14, 0.36, 0, length], wood)
  const sheet = pigments.linen
  box(room, frame, [-w + 0.02, w - 0.02, 0.34, 0.56, 0.03, length - 0.02], sheet, { round: 0.1 })
  box(
    room,
    frame,
    [-w - 0.01, w + 0.01, 0.3, 0.62, 0.02, length * 0.7],
    mix(sheet, pigments.white, 0.5),
    { round: 0.1, add: 0.06 },
  )
  const pairs = width > 1.2 ? [-0.5, 0.5] : [0]
  const spread = width > 1.2 ? w * 0.46 : w * 0.78
  for (const k of pairs) {
    box(
      room,
      frame,
      [k * w - spread, k * w + spread, 0.6, 0.98, length - 0.16, length - 0.06],
      pigments.white,
      { round: 0.16, add: 0.06 },
    )
  }
  for (const k of pairs)
    box(
      room,
      frame,
      [k * w - spread * 0.86, k * w + spread * 0.86, 0.6, 0.88, length - 0.36, length - 0.26],
      mix(textile, pigments.linen, 0.25),
      { round: 0.14 },
    )
  box(
    room,
    frame,
    [-0.26, 0.26, 0.6, 0.82, length - 0.52, length - 0.44],
    rnd.pick([pigments.ochre, pigments.jade, pigments.terracotta, pigments.rose]),
    { round: 0.12 },
  )
  const z0 = 0.12
  const z1 = length * rnd.range(0.36, 0.46)
  const along = place({ x: 0, z: 0, turn: frame.turn }, [1, 0, 0])
  const inward = place({ x: 0, z: 0, turn: frame.turn }, [0, 0, 1])
  const top = createPlane(camera, at(-w - 0.06, 0.675, z0), along, inward)
  for (const side of [-1, 1] as const) {
    const flank = createPlane(camera, at(side * (w + 0.07), 0.18, z0), inward, [0, 1, 0])
    if (camera.sees(at(side * w, 0.4, z0), place({ x: 0, z: 0, turn: frame.turn }, [side, 0, 0]))) {
      const rotated = {
        ...flank,
        rect: (a: number, b: number, c: number, d: number, o?: number) => flank.rect(b, a, d, c, o),
        line: (points: Parameters<typeof flank.line>[0], o?: number) =>
          flank.line(
            points.map(([a, b]) => [b, a] as const),
            o,
          ),
        poly: (points: Parameters<typeof flank.poly>[0], o?: number) =>
          flank.poly(
            points.map(([a, b]) => [b, a] as const),
            o,
          ),
      }
      weave({ ...room, rnd: rnd.fork('weave') }, rotated, [0, 0, 0.49, z1 - z0], textile)
    }
  }
  weave({ ...room, rnd: rnd.fork('weave') }, top, [0, 0, width + 0.12, z1 - z0], textile)
  art.fill(
    top.rect(0, 0, width + 0.12, z1 - z0),
    art.linear(
      top.at(room.windowSide > 0 ? 0 : width, 0.3),
      top.at(room.windowSide > 0 ? width : 0, 0.3),
      [
        [0, rgb('#2a1622'), 0.22],
        [0.6, rgb('#2a1622'), 0],
      ],
    ),
  )
  if (options.posts) {
    for (const x of [-w, w]) box(room, frame, [x - 0.05, x + 0.05, 0, 2.25, -0.05, 0.05], wood)
    for (const x of [-w, w]) box(room, frame, [x - 0.04, x + 0.04, 2.2, 2.28, 0, length], wood)
    box(room, frame, [-w, w, 2.2, 2.28, -0.04, 0.04], wood)
  }
  if (options.net) {
    const apex = camera.at(at(0, 2.7, length * 0.6))
    const feet = [
      at(-w - 0.15, 0.35, length),
      at(-w - 0.15, 0.3, 0.1),
      at(-w * 0.35, 0.9, 0.2),
    ].map(camera.at)
    const other = [at(w + 0.15, 0.35, length), at(w + 0.15, 0.3, 0.1), at(w * 0.35, 0.9, 0.2)].map(
      camera.at,
    )
    for (const side of [feet, other]) {
      const [a, b, c] = side
      if (a && b && c)
        art.fill(
          `M${apex.join(' ')}Q${((a[0] + apex[0]) / 2).toFixed(0)} ${((a[1] + apex[1]) / 2 + 20).toFixed(0)} ${a.join(' ')}L${b.join(' ')}Q${c.join(' ')} ${apex.join(' ')}Z`,
          pigments.white,
          0.3,
        )
    }
  }
}
