import { rgb } from '../colour'
import { pigments } from '../palette'
import { type Stage } from '../stage'
import { ellipse, rect } from '../svg'
import { clump } from './foliage'
import { broadTree, palm, pine } from './trees'

/** A frame of dark leaves in the corners, the nearest of the depth planes. */
export const nearLeaves = (
  stage: Stage,
  corners: readonly ('tl' | 'tr' | 'bl' | 'br')[],
  size = 1,
  flower?: 'flower',
): void => {
  const { rnd, width, height } = stage
  for (const corner of corners) {
    const left = corner.endsWith('l')
    const top = corner.startsWith('t')
    for (let i = 0; i < 4; i++) {
      const x = (left ? 0 : width) + (left ? 1 : -1) * rnd.range(-30, 190) * size
      const y = top ? rnd.range(-40, 70) * size : height + rnd.range(-90, 30) * size
      clump(stage, {
        x,
        y,
        rx: rnd.range(100, 170) * size,
        ry: rnd.range(70, 120) * size,
        leaf: rnd.range(22, 32) * Math.sqrt(size),
        pigment: pigments.deepLeaf,
        bright: flower ? pigments.bougainvillea : undefined,
        bloom: flower ? 1 : 0.75,
        density: 1.1,
      })
    }
  }
}

/** A tall tree at one side that reaches out of the picture. */
export const frameTree = (stage: Stage, left: boolean, foot: number, height: number): void =>
  stage.setting === 'coast' || stage.setting === 'forest'
    ? palm(stage, { x: left ? stage.width * 0.08 : stage.width * 0.92, y: foot, height })
    : stage.setting === 'highland' || stage.setting === 'lake'
      ? pine(stage, { x: left ? stage.width * 0.06 : stage.width * 0.94, y: foot, height })
      : broadTree(stage, {
          x: left ? stage.width * 0.05 : stage.width * 0.95,
          y: foot,
          height,
          ...(stage.rnd.chance(0.35)
            ? { pigment: pigments.jacaranda, bright: rgb('#c4a8e6') }
            : {}),
        })

/** Rain that falls aslant, over everything. */
export const rainfall = (stage: Stage): void => {
  const { art, rnd, light, width, height } = stage
  if (light.time !== 'rain') return
  let d = ''
  for (let i = 0; i < 150; i++) {
    const x = rnd.range(0, width * 1.1)
    const y = rnd.range(-50, height)
    const l = rnd.range(24, 62)
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * 0.2).toFixed(0)} ${l.toFixed(0)}`
  }
  art.line(d, [240, 248, 244], 1.3, 0.26)
}

/** Corners fall off a little, the sun's side is a little brighter. */
export const finishLight = (stage: Stage): void => {
  const { art, light, width, height, side } = stage
  art.shade(
    rect(0, 0, width, height),
    art.radial(
      [width / 2, height * 0.46],
      width * 0.78,
      [
        [0, [255, 255, 255]],
        [0.6, [255, 255, 255]],
        [1, [176, 164, 172]],
      ],
      height / width + 0.16,
    ),
  )
  if (light.contrast > 0.4)
    art.shine(
      ellipse(width * (0.5 + side * 0.5), -40, width * 0.62, height * 0.8),
      art.radial(
        [width * (0.5 + side * 0.5), -40],
        width * 0.6,
        [
          [0, light.disc, 0.2],
          [1, light.disc, 0],
        ],
        1,
      ),
    )
}
