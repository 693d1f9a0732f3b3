import { mix, rgb } from '../colour'
import { createPlane } from '../kit/plane'
import { box, castShadow, faced, type Frame, place, type Space } from '../kit/solid'
import { pigments } from '../palette'
import { cascade } from './foliage'
import { groundShadow } from './ground'
import { paneWindow } from './pane-window'

type Block = {
  frame: Frame
  width: number
  depth: number
  storeys: number
  storey: number
  bays: number
  pigment: readonly [number, number, number]
  green: number
  wood: boolean
}

/** A block of flats with deep balconies, drawn storey by storey. */
export const flats = (space: Space, b: Block): void => {
  const { camera, art, rnd } = space
  const w = b.width / 2
  const h = b.storeys * b.storey
  const at = (x: number, y: number, z: number) => place(b.frame, [x, y, z])
  const way = (x: number, z: number) => place({ x: 0, z: 0, turn: b.frame.turn }, [x, 0, z])
  groundShadow(
    space,
    castShadow(space, [
      at(-w, 0, 0),
      at(w, 0, 0),
      at(w, h, 0),
      at(-w, h, 0),
      at(w, h, b.depth),
      at(-w, h, b.depth),
    ]),
    0.5,
  )
  box(space, b.frame, [-w, w, 0, h + 0.5, 0, b.depth], b.pigment)
  for (const x of [-1, 1] as const) {
    if (!camera.sees(at(x * w, 1, 1), way(x, 0))) continue
    const p = createPlane(
      camera,
      x < 0 ? at(-w, 0, b.depth) : at(w, 0, 0),
      x < 0 ? way(0, -1) : way(0, 1),
      [0, 1, 0],
    )
    for (let s = 0; s < b.storeys; s++)
      for (const a of [0.2, 0.6])
        paneWindow(
          space,
          p,
          [b.depth * a, s * b.storey + 0.8, b.depth * (a + 0.2), s * b.storey + b.storey - 0.5],
          { columns: 1, rows: 1, frame: pigments.iron },
        )
    if (b.wood) {
      let slats = ''
      for (let a = b.depth * 0.44; a < b.depth * 0.56; a += 0.16)
        slats += p.line([
          [a, 0],
          [a, h],
        ])
      art.line(slats, faced(space, pigments.wood, p.normal), Math.max(2, p.scale(1, 1) * 0.09))
    }
  }
  const front = createPlane(camera, at(-w, 0, 0), way(1, 0), [0, 1, 0])
  const bay = b.width / b.bays
  const rail = faced(space, b.wood ? pigments.wood : pigments.iron, front.normal)
  for (let s = b.storeys - 1; s >= 0; s--) {
    const y = s * b.storey
    for (let i = 0; i < b.bays; i++) {
      const a0 = i * bay
      paneWindow(space, front, [a0 + 0.25, y + 0.1, a0 + bay - 0.25, y + b.storey - 0.45], {
        columns: 3,
        rows: 1,
        frame: pigments.iron,
      })
      art.fill(
        front.rect(a0, y + b.storey - 0.95, a0 + bay, y + b.storey - 0.3),
        art.linear(front.at(a0, y + b.storey - 0.3), front.at(a0, y + b.storey - 0.95), [
          [0, rgb('#241a28'), 0.5],
          [1, rgb('#241a28'), 0],
        ]),
      )
      if (s === 0 || ((i + s) % 3 === 0 && b.bays > 2)) continue
      const out = 1.25
      art.fill(
        camera.poly([
          front.spot(a0 + 0.1, y - 0.1),
          front.spot(a0 + bay - 0.1, y - 0.1),
          front.spot(a0 + bay - 0.1, y - 0.1, out),
          front.spot(a0 + 0.1, y - 0.1, out),
        ]),
        faced(space, b.pigment, [0, -1, 0], -0.1),
      )
      art.fill(
        front.rect(a0 + 0.1, y - 0.12, a0 + bay - 0.1, y + 0.12, out),
        faced(space, mix(b.pigment, pigments.lime, 0.4), front.normal, 0.12),
      )
      if (b.wood) {
        let bars = ''
        for (let a = a0 + 0.15; a < a0 + bay - 0.1; a += 0.22)
          bars += front.line(
            [
              [a, y + 0.1],
              [a, y + 1],
            ],
            out,
          )
        art.line(
          bars +
            front.line(
              [
                [a0 + 0.1, y + 1.02],
                [a0 + bay - 0.1, y + 1.02],
              ],
              out,
            ),
          rail,
          Math.max(1.6, front.scale(a0, y) * 0.05),
        )
      } else {
        art.fill(
          front.rect(a0 + 0.12, y + 0.1, a0 + bay - 0.12, y + 1, out),
          mix(space.light.sky[1], pigments.white, 0.3),
          0.32,
        )
        art.line(
          front.line(
            [
              [a0 + 0.1, y + 1.02],
              [a0 + bay - 0.1, y + 1.02],
            ],
            out,
          ),
          rail,
          Math.max(1.6, front.scale(a0, y) * 0.05),
        )
      }
      if (rnd.chance(b.green)) {
        const c = a0 + bay * rnd.range(0.3, 0.7)
        const [x, py] = front.at(c, y + 0.95, out)
        cascade(
          space,
          x,
          py,
          front.scale(c, y) * bay * rnd.range(0.35, 0.6),
          front.scale(c, y) * rnd.range(0.5, 1),
          rnd.pick([
            pigments.freshLeaf,
            pigments.freshLeaf,
            pigments.bougainvillea,
            rgb('#e8a13a'),
          ]),
        )
      }
    }
  }
  art.fill(
    front.rect(-0.1, h + 0.3, b.width + 0.1, h + 0.62, 0.15),
    faced(space, mix(b.pigment, pigments.lime, 0.4), front.normal, 0.1),
  )
}
