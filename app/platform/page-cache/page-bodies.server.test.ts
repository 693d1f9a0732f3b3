import { describe, expect, it } from 'vitest'
import { packBodies, repackBodies, unpackBodies } from './page-bodies.server'

const body = Buffer.from('<p>Casa con jardín en Antigua</p>'.repeat(200))

describe('the bodies of a page', () => {
  it('hold the same text in every encoding', async () => {
    const bodies = await packBodies(body)
    expect(await unpackBodies(bodies)).toEqual(body)
    expect(await unpackBodies(await repackBodies(bodies))).toEqual(body)
  })

  it('keep no more memory than their bytes', async () => {
    const { gzip, brotli } = await repackBodies(await packBodies(body))
    for (const packed of [gzip, brotli]) expect(packed?.buffer.byteLength).toBe(packed?.length)
  })
})
