import {
  pictureFormats,
  pictureWidths,
  type PictureFormat,
  type PictureWidth,
} from './picture-address'

export type PictureVariant = { hash: string; width: PictureWidth; format: PictureFormat }

const shape = /^\/pictures\/([\w-]{1,240})-(\d{3,4})\.(avif|webp|jpg)$/

/** Parses a path made by `pictureAddress`; null for anything else, so that no other path reaches the disk. */
export function parsePictureAddress(pathname: string): PictureVariant | null {
  const match = shape.exec(pathname)
  const hash = match?.[1]
  const width = pictureWidths.find((allowed) => String(allowed) === match?.[2])
  const format = pictureFormats.find((allowed) => allowed === match?.[3])
  return hash && width && format ? { hash, width, format } : null
}
