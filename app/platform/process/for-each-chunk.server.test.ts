import { expect, it } from 'vitest'
import { forEachChunk } from './for-each-chunk.server'

it('visits a long buffer piece by piece, and all of it', async () => {
  const whole = Buffer.from(Array.from({ length: 600_000 }, (_, at) => at % 251))
  const pieces: Uint8Array[] = []
  await forEachChunk(whole, (piece) => pieces.push(piece))
  expect(Buffer.concat(pieces).equals(whole)).toBe(true)
  expect(pieces.length).toBeGreaterThan(2)
})
