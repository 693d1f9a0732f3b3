import { describe, expect, it } from 'vitest'
import { compressBodies, recompressBodies, decompressBodies } from './page-bodies.server'

const body = Buffer.from('<p>Casa con jardín en Antigua</p>'.repeat(200))

describe('the bodies of a page', () => {
  it('hold the same text in every encoding', async () => {
    const bodies = await compressBodies(body)
    expect(await decompressBodies(bodies)).toEqual(body)
    expect(await decompressBodies(await recompressBodies(bodies))).toEqual(body)
  })

  it('keep no more memory than their bytes', async () => {
    const { gzip, brotli } = await recompressBodies(await compressBodies(body))
    for (const packed of [gzip, brotli]) expect(packed?.buffer.byteLength).toBe(packed?.length)
  })
})
