import { describe, expect, it } from 'vitest'
import type { Setting, TimeOfDay } from '../content/types'
import { composePicture } from './compose'
import { rasterise } from './raster'
import { scenes, type PictureScene } from './scenes'

const settings: Setting[] = ['colonial', 'coffee', 'lake', 'forest', 'coast', 'city', 'highland']
const times: TimeOfDay[] = ['dawn', 'noon', 'golden', 'dusk', 'rain']
const names = Object.keys(scenes) as PictureScene[]
const size = { width: 1600, height: 1200 }

/** Checks that tags nest and attributes are quoted; throws with the place where they do not. */
const parseMarkup = (svg: string) => {
  const open: string[] = []
  const tag = /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*)\s*(\/?)>/g
  let end = 0
  for (const match of svg.matchAll(tag)) {
    if (match.index !== end) throw new Error(`stray text: ${svg.slice(end, match.index + 40)}`)
    end = match.index + match[0].length
    const [, closing, name = '', , empty] = match
    if (closing && open.pop() !== name) throw new Error(`</${name}> closes something else`)
    if (!closing && !empty) open.push(name)
  }
  if (end !== svg.length || open.length > 0) throw new Error(`unfinished after ${end}`)
}

describe('a composed picture', () => {
  it.each(names)(
    'of %s is well-formed in two settings and lights, without broken numbers',
    (scene) => {
      // The next scene has others, so that each setting and light is drawn by many.
      const first = names.indexOf(scene)
      for (const at of [first, first + 3]) {
        const setting = settings[at % settings.length] ?? 'lake'
        const light = times[at % times.length] ?? 'noon'
        for (const layer of Object.values(
          composePicture({ scene, setting, light, seed: 'a', ...size }),
        )) {
          parseMarkup(layer)
          expect(layer).not.toMatch(/NaN|Infinity|undefined/)
        }
      }
    },
  )

  it('is the same for the same seed and another for another', () => {
    const draw = (seed: string) =>
      composePicture({ scene: 'facade', setting: 'colonial', light: 'golden', seed, ...size }).base
    expect(draw('x')).toBe(draw('x'))
    expect(draw('x')).not.toBe(draw('y'))
  })

  it('rasterises to the same bytes', async () => {
    const draw = () =>
      rasterise(
        composePicture({ scene: 'bedroom', setting: 'lake', light: 'dawn', seed: 'x', ...size }),
        400,
        300,
      )
    expect((await draw()).equals(await draw())).toBe(true)
  })
})
