import { rgb } from '../colour'
import { castShadow } from '../kit/solid'
import { lit, pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { balustrade, floorOf, railOf } from '../parts/balustrade'
import { cascade, clump, hedge } from '../parts/foliage'
import { nearLeaves } from '../parts/framing'
import { armchair, cafeTable } from '../parts/garden-furniture'
import { boards, groundShadow } from '../parts/ground'
import { plant, pot } from '../parts/planting'
import { mist } from '../parts/sky'
import { lounger } from '../parts/swimming-pool'
import { fan, palm } from '../parts/trees'
import { type Stage } from '../stage'
import { openAir } from './open-air'

/** A wide view over a balustrade, with pots on it and leaves around. */
export const overlook = (stage: Stage): void => {
  const { rnd, width, height } = stage
  const space = openAir(stage, { horizon: rnd.range(0.48, 0.54), eye: 1.75, focal: 0.9 })
  backdrop(stage, space.camera.horizon + 10, stage.setting, { tall: rnd.range(1.25, 1.5) })
  if (stage.setting !== 'coast' && stage.setting !== 'lake' && stage.setting !== 'city')
    hedge(stage, [0, height * 0.8], [width, height * 0.8], 130, { pigment: pigments.deepLeaf })
  const z = 4.6
  floorOf(space, z)
  balustrade(space, z, railOf(space))
  groundShadow(
    space,
    castShadow(space, [
      [-3, 0, z],
      [3, 0, z],
      [3, 0.9, z],
      [-3, 0.9, z],
    ]),
    0.3,
  )
  const side = rnd.sign()
  for (const [x, dz, s] of [
    [-2.6, -0.5, 1],
    [2.7, -0.4, 1.15],
    [side * 1.9, -0.6, 0.8],
  ] as const)
    pot(
      space,
      x,
      z + dz,
      s * rnd.range(0.8, 1),
      rnd.pick(['flower', 'flower', 'agave', 'bush'] as const),
    )
  if (rnd.chance(0.7)) {
    armchair(space, { x: side * 0.9, z: 3.3, turn: Math.PI + side * 0.5 })
    cafeTable(space, side * 0.1, 3.5)
  }
  const [cx, cy] = [side > 0 ? width * 0.92 : width * 0.08, -10]
  if (stage.setting === 'coast') palm(stage, { x: cx, y: height * 0.98, height: height * 0.85 })
  else
    cascade(
      stage,
      cx,
      cy,
      width * 0.34,
      height * 0.26,
      rnd.pick([
        pigments.bougainvillea,
        pigments.bougainvillea,
        rgb('#e8853a'),
        pigments.freshLeaf,
      ]),
    )
  nearLeaves(stage, [side > 0 ? 'bl' : 'br'], 0.7)
}

export const lakeView = (stage: Stage): void =>
  overlook({ ...stage, setting: stage.setting === 'forest' ? 'forest' : 'lake' })

export const jungleView = (stage: Stage): void => {
  const { rnd, width, height } = stage
  backdrop(stage, height * 0.42, 'forest', { near: true })
  for (let i = 0; i < 7; i++)
    clump(stage, {
      x: rnd.range(0, width),
      y: height * rnd.range(0.56, 0.66),
      rx: rnd.range(110, 200),
      ry: rnd.range(60, 90),
      far: 0.14,
      density: 1.3,
      leaf: 12,
    })
  mist(stage, height * 0.6, 70, 0.35)
  for (let i = 0; i < 3; i++)
    palm(stage, {
      x: width * rnd.range(0.1, 0.9),
      y: height * 0.86,
      height: height * rnd.range(0.3, 0.42),
      far: 0.06,
    })
  for (let i = 0; i < 8; i++)
    clump(stage, {
      x: (i / 7) * width,
      y: height * rnd.range(0.76, 0.84),
      rx: rnd.range(140, 210),
      ry: rnd.range(80, 120),
      density: 1.5,
      leaf: 16,
    })
  for (let i = 0; i < 6; i++)
    fan(stage, width * (i / 5), height * 1.02, rnd.range(230, 380), {
      belly: rnd.range(0.12, 0.26),
      pigment: rnd.chance(0.5) ? pigments.deepLeaf : pigments.leaf,
      count: 9,
      spread: 2.2,
    })
  if (rnd.chance(0.6)) {
    const space = openAir(stage, { horizon: 0.42, eye: 1.75, focal: 0.9 })
    boards(space, [-14, 14, 0, 3.4], pigments.paleWood, 0, 0.2)
    balustrade(space, 3.4, 'wood')
    pot(space, rnd.sign() * 1.7, 3, 0.8, 'agave')
  }
  nearLeaves(stage, ['tl', 'br'], 0.9)
}

export const beachView = (stage: Stage): void => {
  const { rnd, width, height } = stage
  backdrop(stage, height * 0.46, 'coast', { near: true })
  const space = openAir(stage, { horizon: 0.46, eye: 1.7, focal: 1 })
  const side = rnd.sign()
  for (const [dx, z] of [
    [1.2, 6.4],
    [2.2, 6.1],
  ] as const)
    lounger(
      space,
      { x: side * dx, z, turn: side * -0.35 },
      rnd.pick([pigments.lime, pigments.maize, pigments.sky]),
    )
  const [px, py] = space.camera.at([side * 1.75, 0, 7.3])
  const s = space.camera.scale([0, 0, 7.3])
  stage.art.line(`M${px} ${py}V${py - s * 2.3}`, lit(stage.light, pigments.wood, 0.6), s * 0.06)
  stage.art.fill(
    `M${px - s * 1.4} ${py - s * 1.9}Q${px - s * 0.9} ${py - s * 2.5} ${px} ${py - s * 2.6}Q${px + s * 0.9} ${py - s * 2.5} ${px + s * 1.4} ${py - s * 1.9}q${-s * 0.35} ${-s * 0.06} ${-s * 0.7} 0q${-s * 0.35} ${-s * 0.08} ${-s * 0.7} 0q${-s * 0.35} ${-s * 0.08} ${-s * 0.7} 0q${-s * 0.35} ${-s * 0.06} ${-s * 0.7} 0Z`,
    stage.art.linear(
      [px - s * 1.4, 0],
      [px + s * 1.4, 0],
      [
        [0, lit(stage.light, pigments.thatch, side < 0 ? 0.3 : 1)],
        [1, lit(stage.light, pigments.thatch, side < 0 ? 1 : 0.3)],
      ],
    ),
  )
  palm(stage, { x: side > 0 ? width * 0.1 : width * 0.9, y: height * 1.02, height: height * 0.95 })
  for (let i = 0; i < 7; i++)
    plant(
      space,
      rnd.pick(['grass', 'agave', 'grass', 'flower'] as const),
      -side * rnd.range(0.6, 2.6),
      rnd.range(3.4, 5),
      rnd.range(0.4, 0.8),
    )
}
