import { mix } from '../colour'
import { place } from '../kit/solid'
import { pigments } from '../palette'
import { backdrop } from '../parts/backdrop'
import { clump } from '../parts/foliage'
import { frameTree, nearLeaves } from '../parts/framing'
import { boat, jetty } from '../parts/shore'
import { lounger } from '../parts/swimming-pool'
import { water } from '../parts/water'
import { type Stage } from '../stage'
import { openAir } from './open-air'

export const dock = (stage: Stage): void => {
  const { rnd } = stage
  const space = openAir(stage, { horizon: 0.5, eye: 2.1, focal: 0.95, yaw: rnd.bell() * 0.12 })
  const setting = stage.setting === 'forest' || stage.setting === 'coast' ? 'forest' : 'lake'
  backdrop(stage, stage.height * 0.5, setting, { near: false })
  if (setting === 'forest') wide(stage)
  const x = rnd.range(-1, 1)
  const [bx, by] = space.camera.at([x + rnd.sign() * 3.4, 0, 10])
  const turn = rnd.bell() * 0.3
  jetty(space, { x, z: 0.4, turn, y: 0 }, 2.3, 11, 0)
  boat(stage, bx, by, 300, rnd.sign())
  for (const a of [-0.75, 0.75])
    if (rnd.chance(0.7)) {
      const [px, , pz] = place({ x, z: 0.4, turn }, [a, 0, 6.5])
      lounger(space, { x: px, z: pz, y: 0.45, turn }, pigments.terracotta)
    }
  nearLeaves(stage, rnd.chance(0.5) ? ['bl'] : ['br'], 1.1, rnd.chance(0.5) ? 'flower' : undefined)
  frameTree(
    { ...stage, setting: setting === 'forest' ? 'forest' : 'colonial' },
    rnd.chance(0.5),
    stage.height * 1.05,
    stage.height * 0.9,
  )
}

/** Still water with reeds before the forest. */
const wide = (stage: Stage): void => {
  const { height } = stage
  river(stage, height * 0.54)
}

const river = (stage: Stage, top: number): void => {
  const { rnd, width, height } = stage
  water(stage, top, height, { pigment: mix(pigments.jade, pigments.water, 0.5), calm: 0.7 })
  for (let i = 0; i < 16; i++)
    clump(stage, {
      x: rnd.range(-20, width + 20),
      y: top - rnd.range(4, 26),
      rx: rnd.range(50, 120),
      ry: rnd.range(22, 48),
      far: 0.16,
      density: 0.7,
      pigment: pigments.deepLeaf,
    })
}
