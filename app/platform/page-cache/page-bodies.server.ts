import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding'
import type { PageBodies } from './page-types'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const unpackGzip = promisify(gunzip)

/** Smaller bodies do not gain from compression, in bytes. */
const minBytes = 512

/** Fast enough while a visitor waits (about 1 ms a page). */
const quickQuality = 5
/** About 50 ms a page, so only in the background. */
const bestQuality = 11

async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const packed = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  return copyOf(packed)
}

/** A copy of its own size: zlib returns a view of a 16 kB block, which would stay in memory as long as the view. */
function copyOf(view: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(view.length)
  view.copy(own)
  return own
}

/** Compresses the body of a page with gzip and fast Brotli. */
export async function compressBodies(body: Buffer): Promise<PageBodies> {
  if (body.length < minBytes) return { identity: body, gzip: null, brotli: null }
  const [gzipBody, brotliBody] = await Promise.all([
    compressGzip(body, { level: 6 }),
    brotli(body, quickQuality),
  ])
  return { identity: null, gzip: copyOf(gzipBody), brotli: brotliBody }
}

/** Compresses a body for one response; a small body stays as it is. */
export async function compressOnce(
  body: Buffer,
  encoding: Encoding,
): Promise<{ content: Buffer; encoding: Encoding }> {
  if (body.length < minBytes || encoding === 'identity')
    return { content: body, encoding: 'identity' }
  const content =
    encoding === 'br' ? await brotli(body, quickQuality) : await compressGzip(body, { level: 6 })
  return { content, encoding }
}

/** The same bodies with Brotli at best quality. */
export async function recompressBodies(bodies: PageBodies): Promise<PageBodies> {
  if (bodies.gzip === null) return bodies
  return { ...bodies, brotli: await brotli(await decompressGzip(bodies.gzip), bestQuality) }
}

/** The uncompressed body. */
export async function decompressBodies(bodies: PageBodies): Promise<Buffer> {
  return bodies.gzip === null ? bodies.identity : decompressGzip(bodies.gzip)
}

/**
 * In one piece: without the size zlib makes pieces of 16 kB, and joining those of a sitemap of 28 MB holds the event
 * loop. Gzip writes the size at the end. One byte more, or zlib would make a second piece.
 */
function decompressGzip(packed: Buffer): Promise<Buffer> {
  return unpackGzip(packed, { chunkSize: Math.max(packed.readUInt32LE(packed.length - 4) + 1, 64) })
}

/** Size of the bodies in memory, in bytes. */
export function bodiesSize(bodies: PageBodies): number {
  return bodies.gzip === null ? bodies.identity.length : bodies.gzip.length + bodies.brotli.length
}
