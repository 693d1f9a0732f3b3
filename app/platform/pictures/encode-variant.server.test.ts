import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { encodeVariant } from './encode-variant.server'

/** Bytes that the picture at the top of the home page may bring to a phone that is 721 pixels wide. */
const most = 36_000

it('keeps the upright picture of the demo content small on phones', async () => {
  const original = await readFile('cms/seed/pictures/drawn/site-hero-mobile.avif')
  const encoded = await encodeVariant(original, 800, 'avif')
  expect(encoded.length).toBeGreaterThan(10_000)
  expect(encoded.length).toBeLessThanOrEqual(most)
})
