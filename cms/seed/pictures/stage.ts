import type { Setting, TimeOfDay } from '../content/types'
import { lights, type Light } from './palette'
import { createRandom, type Random } from './random'
import { createArt, type Art } from './svg'
import { traitsOf, type Traits } from './traits'

/** Everything a part of a picture needs to draw itself. */
export type Stage = {
  art: Art
  /** Drawing units; the height is always 1200, or more for upright pictures. */
  width: number
  height: number
  rnd: Random
  light: Light
  setting: Setting
  /** Where the sun stands: left is -1, right is 1. */
  side: 1 | -1
  traits: Traits
}

export type SceneRequest = {
  setting: Setting
  light: TimeOfDay
  seed: string
  /** Width by height. */
  aspect: number
}

export const createStage = ({ setting, light, seed, aspect }: SceneRequest): Stage => {
  const rnd = createRandom(seed)
  const width = aspect >= 1 ? Math.round(1200 * aspect) : 1200
  const height = aspect >= 1 ? 1200 : Math.round(1200 / aspect)
  return {
    art: createArt(width, height),
    width,
    height,
    rnd,
    light: lights[light],
    setting,
    side: rnd.sign(),
    traits: traitsOf(seed),
  }
}
