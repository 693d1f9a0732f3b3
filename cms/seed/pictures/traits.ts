import type { Words } from '../content/types'
import { pigments } from './palette'
import type { Rgb } from './colour'
import { createRandom } from './random'

type Wall = { pigment: Rgb; words: Words }

/**
 * Wall colours that a picture may have, as its alternative text names them (feminine in Spanish, for walls and
 * façades).
 */
const walls: readonly [Wall, ...Wall[]] = [
  { pigment: pigments.ochre, words: { en: 'ochre', es: 'ocre' } },
  { pigment: pigments.lime, words: { en: 'white', es: 'blanca' } },
  { pigment: pigments.terracotta, words: { en: 'terracotta', es: 'terracota' } },
  { pigment: pigments.maize, words: { en: 'yellow', es: 'amarilla' } },
  { pigment: pigments.rose, words: { en: 'rose', es: 'rosada' } },
  { pigment: pigments.sky, words: { en: 'blue', es: 'celeste' } },
  { pigment: pigments.apricot, words: { en: 'apricot', es: 'anaranjada' } },
  { pigment: pigments.jade, words: { en: 'green', es: 'verde' } },
]

const textiles = ['#b5303f', '#2d5f8a', '#c9307f', '#1f7a68', '#d98a2b', '#6a4a8f'] as const

export type Traits = { wall: Wall; textile: (typeof textiles)[number] }

/** What a picture's seed decides about its colours; the drawing and its alternative text both ask here. */
export const traitsOf = (seed: string): Traits => {
  const rnd = createRandom(`${seed}/traits`)
  return { wall: rnd.pick(walls), textile: rnd.pick(textiles) }
}
