import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Picture } from '~content/picture'
import { eventually } from '~/testing/eventually'
import { temporaryFolder } from '~/testing/temporary-folder'
import { createKnownPictures } from './known-pictures.server'
import type { PictureVariant } from './parse-picture-address'
import { pictureSrcSet } from './picture-address'
import type { PictureStore } from './picture-store.server'
import { preparePictures } from './prepare-pictures.server'

const pictureOf = (hash: string): Picture => ({
  hash,
  ext: '.jpg',
  name: `${hash}.jpg`,
  url: `/uploads/${hash}.jpg`,
  width: 1600,
  height: 1200,
})

const offeredCount = 11

/** A store that notes what is made, without encoding anything. */
function createFakeStore() {
  const made: string[] = []
  const nameOf = ({ hash, width, format }: PictureVariant) => `${hash}-${width}.${format}`
  const visitors = { areWaiting: false, asked: 0 }
  const store: PictureStore = {
    mirror: async ({ hash }) => {
      if (hash === 'gone') throw new Error('404')
      made.push(hash)
    },
    isIdle: () => {
      visitors.asked++
      return !visitors.areWaiting
    },
    findVariant: async (variant) => (made.includes(nameOf(variant)) ? nameOf(variant) : null),
    findFormer: async () => null,
    variant: async (_, variant) => {
      made.push(nameOf(variant))
      return nameOf(variant)
    },
    drawn: async (name) => name,
  }
  return { made, visitors, store }
}

async function start(...hashes: string[]) {
  const known = createKnownPictures(join(await temporaryFolder(), 'known.json'))
  for (const hash of hashes) known.remember(pictureOf(hash))
  const fake = createFakeStore()
  const prepared = preparePictures(known, fake.store)
  onTestFinished(prepared.stop)
  onTestFinished(() => known.flush())
  return { ...fake, ...prepared, known }
}

describe('preparing pictures', () => {
  it('fetches all originals, then makes the smallest variant of each, then the next', async () => {
    const { made } = await start('patio', 'lake')
    await eventually(() => expect(made).toHaveLength(2 + 2 * offeredCount))
    expect(made.slice(0, 6)).toEqual([
      'patio',
      'lake',
      'patio-320.avif',
      'lake-320.avif',
      'patio-480.avif',
      'lake-480.avif',
    ])
    expect(made.slice(-2)).toEqual(['patio-1920.webp', 'lake-1920.webp'])
  })

  it('prepares a picture that is published later', async () => {
    const { made, known } = await start('patio')
    await eventually(() => expect(made).toContain('patio-1920.webp'))
    known.remember(pictureOf('lake'))
    await eventually(() => expect(made).toContain('lake-1920.webp'))
  })

  it('prepares a picture that is uploaded in all that pages offer, and leaves it unknown until content shows it', async () => {
    const { made, known, add } = await start('patio')
    add(pictureOf('lake'))
    await eventually(() => expect(made).toHaveLength(2 + 2 * offeredCount))
    // The full-screen viewer and the openings of pages offer the largest.
    for (const format of ['avif', 'webp'] as const) {
      const offered = pictureSrcSet({ hash: 'lake' }, format, 1920).matchAll(/lake-\d+\.\w+/g)
      for (const [name] of offered) expect(made).toContain(name)
    }
    expect(known.peek('lake')).toBeNull()
  })

  it('prepares a picture that a visitor waited for before all others', async () => {
    const { made, prefer } = await start('patio', 'lake', 'garden')
    prefer(pictureOf('garden'))
    await eventually(() => expect(made).toContain('lake-480.avif'))
    expect(made.indexOf('garden-1920.webp')).toBeGreaterThan(-1)
    expect(made.indexOf('garden-1920.webp')).toBeLessThan(made.indexOf('lake-480.avif'))
  })

  it('encodes nothing while a visitor waits', async () => {
    const { made, visitors } = await start('patio')
    visitors.areWaiting = true
    await eventually(() => expect(visitors.asked).toBeGreaterThan(3))
    expect(made).toEqual(['patio'])
    visitors.areWaiting = false
    await eventually(() => expect(made).toContain('patio-1920.webp'))
  })

  it('goes on after a picture whose original is gone', async () => {
    const { made } = await start('gone', 'patio')
    await eventually(() => expect(made).toContain('patio-1920.webp'))
    expect(made.some((name) => name.startsWith('gone'))).toBe(false)
  })
})
