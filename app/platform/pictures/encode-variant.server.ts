import sharp from 'sharp'
import { env } from '~/platform/env/env.server'
import type { PictureFormat, PictureWidth } from './picture-address'

/** More than any camera picture has; a decompression bomb has more. */
export const maxPixels = 100_000_000

/**
 * Qualities are tuned by eye on illustrations with flat areas and fine lines. AVIF at the effort 3 takes 1.6 times as
 * long as at 2 and is a sixth smaller at the same likeness (quality 50 there); sharp's default takes six times as long.
 */
const settings = {
  avif: { quality: 48, effort: env.AVIF_EFFORT },
  webp: { quality: 78, effort: 3 },
  jpg: { quality: 80 },
} satisfies Record<PictureFormat, Record<string, number>>

/** Names how pictures are encoded, such as `avif-quality-50-effort-2`: variants of other settings are encoded again. */
export function encodingOf(format: PictureFormat): string {
  return [format, ...Object.entries(settings[format]).flat()].join('-')
}

/** Encodes a picture in one width and format, never larger than the original. */
export async function encodeVariant(
  original: Buffer,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  if (format === 'avif') return image.avif(settings.avif).toBuffer()
  if (format === 'webp') return image.webp(settings.webp).toBuffer()
  return image
    .flatten({ background: '#f4efe4' })
    .jpeg({ ...settings.jpg, progressive: true })
    .toBuffer()
}
