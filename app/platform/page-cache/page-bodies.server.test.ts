import { describe, expect, it, vi } from 'vitest'
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
  it('are decompressed without joining pieces, which takes long with a sitemap', async () => {
    const bodies = await compressBodies(Buffer.concat(Array<Buffer>(100).fill(body)))
    const join = vi.spyOn(Buffer, 'concat')
    expect(await decompressBodies(bodies)).toHaveLength(100 * body.length)
    expect(join).not.toHaveBeenCalled()
    join.mockRestore()
  })
})
