import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding'
import type { PageBodies } from './page-types'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const unpackGzip = promisify(gunzip)

/** Below this many bytes compression gains nothing. */
const smallest = 512

/** Cheap enough to be done while a visitor waits (about a millisecond for a page). */
const quickQuality = 5
/** Costs some fifty milliseconds; only for the background. */
const bestQuality = 11

async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const packed = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  return withoutSlack(packed)
}

/** zlib answers a view of a block of 16 kB, which would stay in memory as a whole for as long as the view. */
function withoutSlack(view: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(view.length)
  view.copy(own)
  return own
}

/** Makes the bodies of a page from its uncompressed one. */
export async function packBodies(body: Buffer): Promise<PageBodies> {
  if (body.length < smallest) return { identity: body, gzip: null, brotli: null }
  const [packedGzip, packedBrotli] = await Promise.all([
    compressGzip(body, { level: 6 }),
    brotli(body, quickQuality),
  ])
  return { identity: null, gzip: withoutSlack(packedGzip), brotli: packedBrotli }
}

/** A body for one answer, in the encoding that its reader takes; as it is where packing gains nothing. */
export async function packOnce(
  body: Buffer,
  encoding: Encoding,
): Promise<{ content: Buffer; encoding: Encoding }> {
  if (body.length < smallest || encoding === 'identity')
    return { content: body, encoding: 'identity' }
  const content =
    encoding === 'br' ? await brotli(body, quickQuality) : await compressGzip(body, { level: 6 })
  return { content, encoding }
}

/** The same bodies with Brotli at its best. */
export async function repackBodies(bodies: PageBodies): Promise<PageBodies> {
  if (bodies.gzip === null) return bodies
  return { ...bodies, brotli: await brotli(await unpackGzip(bodies.gzip), bestQuality) }
}

/** The uncompressed body. */
export async function unpackBodies(bodies: PageBodies): Promise<Buffer> {
  return bodies.gzip === null ? bodies.identity : unpackGzip(bodies.gzip)
}

/** Bytes that the bodies take in memory. */
export function bodiesSize(bodies: PageBodies): number {
  return bodies.gzip === null ? bodies.identity.length : bodies.gzip.length + bodies.brotli.length
}
