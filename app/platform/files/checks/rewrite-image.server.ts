import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { log } from '~/platform/log/log.server'
import { uploadLimits } from '../uploads/upload-limits'
import type { FileRejection } from '../uploads/upload-rejection'
import { decodeHeic } from './decode-heic.server'

export type ImageType = 'jpeg' | 'png' | 'webp' | 'heic'
export type RewrittenImage = { content: Buffer } | { rejection: FileRejection }

/** Enough to read the small print of an identity document, and below the limit of a file in any case. */
const maxSide = 3200
const quality = 86

const reading = {
  limitInputPixels: uploadLimits.pixels,
  // Rejects a picture that the library could decode in part only.
  failOn: 'warning',
} as const satisfies SharpOptions

/**
 * Decodes a picture and writes its pixels anew, as JPEG: upright, on white, its first frame where it
 * moves, at most 3200 pixels wide and high, without any metadata. Nothing else of the file is left.
 */
export async function rewriteImage(content: Buffer, type: ImageType): Promise<RewrittenImage> {
  if (type === 'heic') return rewriteHeic(content)
  return rejectUnreadable(async () => {
    const { format, width, height } = await sharp(content, reading).metadata()
    if (format !== type) return { rejection: 'unreadable' }
    if (width * height > uploadLimits.pixels) return { rejection: 'tooManyPixels' }
    return { content: await write(sharp(content, reading)) }
  })
}

async function rewriteHeic(content: Buffer): Promise<RewrittenImage> {
  const decoded = await decodeHeic(content)
  if (decoded.outcome !== 'decoded') return { rejection: decoded.outcome }
  const { data, width, height } = decoded
  const raw = { width, height, channels: 4 } as const
  return rejectUnreadable(async () => ({ content: await write(sharp(data, { ...reading, raw })) }))
}

function write(image: Sharp): Promise<Buffer> {
  return image
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer()
}

/** Rejects a picture that sharp cannot read or write. Only the message of its error tells why. */
async function rejectUnreadable(work: () => Promise<RewrittenImage>): Promise<RewrittenImage> {
  try {
    return await work()
  } catch (error) {
    // Usually the picture is at fault, but an error of the encoder looks the same.
    log.warn({ err: error }, 'a picture could not be read or written anew')
    const isBomb = error instanceof Error && /pixel limit/i.test(error.message)
    return { rejection: isBomb ? 'tooManyPixels' : 'unreadable' }
  }
}
