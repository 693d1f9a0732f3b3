import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { surrogateKeys } from './surrogate-keys.server'

/** What a purge of a tag sends, as docs/operations.md says. */
function keysToPurge(tag: string): string[] {
  const hash = createHash('sha256').update(tag).digest('hex')
  return [6, 4, 2, 1].map((length) => hash.slice(0, length))
}

describe('surrogate keys', () => {
  it('are six digits of the SHA-256 of each tag', () => {
    // printf %s media | sha256sum
    expect(surrogateKeys(['media', 'catalogue'])).toBe('721c95 d2504e')
  })

  it('fit in 200 bytes, and a purge of a tag reaches every page with it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 300, minLength: 1 }), (tags) => {
        const value = surrogateKeys(tags)
        const keys = new Set(value.split(' '))
        expect(value.length).toBeLessThanOrEqual(200)
        for (const tag of tags) expect(keysToPurge(tag).some((key) => keys.has(key))).toBe(true)
      }),
      propertyRuns(),
    )
  })

  it('get shorter on a page with many tags only', () => {
    const tags = Array.from({ length: 300 }, (_, index) => `rental:${index}`)
    const lengths = [28, 40, 60, 300].map((count) =>
      Math.max(
        ...surrogateKeys(tags.slice(0, count))
          .split(' ')
          .map((key) => key.length),
      ),
    )
    expect(lengths).toEqual([6, 4, 2, 1])
  })
})
