import { mix, rgb, type Rgb } from '../../colour'
import { lit } from '../../palette'
import { type Stage } from '../../stage'
import { ellipse, polygon, smooth, type Point } from '../../svg'
import { garment } from './garment'
import { face } from './face'
import { hairBehind, hairOnTop, hairOf } from './hair'

const skins = ['#8a5634', '#9c6540', '#b07a50', '#c08c62', '#a8704a'] as const

export type Figure = 'woman' | 'man'

/** Middle of the head, in drawing units of the stage. */
export type Head = { x: number; y: number; rx: number; ry: number; skin: Rgb }

/** Head and shoulders, looking at the viewer. */
export const bust = (stage: Stage, figure: Figure): void => {
  const { art, width, height, rnd, light, side } = stage
  const head: Head = {
    x: width / 2,
    y: height * 0.43,
    rx: width * (figure === 'man' ? 0.122 : 0.113),
    ry: height * 0.15,
    skin: rgb(rnd.pick(skins)),
  }
  const hair = hairOf(stage, figure)
  hairBehind(stage, head, hair)
  const bright = lit(light, head.skin, 0.85)
  const shade = lit(light, mix(head.skin, rgb('#4a2418'), 0.25), 0.35)
  const neck: Point[] = [
    [head.x - head.rx * 0.52, head.y + head.ry * 0.5],
    [head.x + head.rx * 0.52, head.y + head.ry * 0.5],
    [head.x + head.rx * 0.66, head.y + head.ry * 2.1],
    [head.x - head.rx * 0.66, head.y + head.ry * 2.1],
  ]
  art.fill(polygon(neck), mix(bright, shade, 0.45))
  garment(stage, figure, head)
  for (const k of [-1, 1])
    art.fill(
      ellipse(head.x + k * head.rx * 0.98, head.y + head.ry * 0.08, head.rx * 0.15, head.ry * 0.2),
      k === side ? bright : shade,
    )
  const outline = headOutline(head, figure)
  art.fill(outline, bright)
  art.clip(outline, () => {
    art.fill(
      ellipse(
        head.x - side * head.rx * 1.05,
        head.y + head.ry * 0.1,
        head.rx * 0.95,
        head.ry * 1.4,
      ),
      shade,
      0.55,
    )
    for (const k of [-1, 1])
      art.fill(
        ellipse(
          head.x + k * head.rx * 0.5,
          head.y + head.ry * 0.34,
          head.rx * 0.26,
          head.ry * 0.14,
        ),
        lit(light, rgb('#c9563f'), 0.8),
        0.22,
      )
  })
  face(stage, head, figure, hair.colour)
  hairOnTop(stage, head, hair)
}

const headOutline = ({ x, y, rx, ry }: Head, figure: Figure): string => {
  const jaw = figure === 'man' ? 0.84 : 0.7
  return smooth([
    [x - rx, y - ry * 0.5],
    [x - rx * 0.62, y - ry * 1.06],
    [x + rx * 0.62, y - ry * 1.06],
    [x + rx, y - ry * 0.5],
    [x + rx * 1.02, y + ry * 0.3],
    [x + rx * jaw, y + ry * 0.86],
    [x + rx * 0.3, y + ry * 1.16],
    [x - rx * 0.3, y + ry * 1.16],
    [x - rx * jaw, y + ry * 0.86],
    [x - rx * 1.02, y + ry * 0.3],
  ])
}
