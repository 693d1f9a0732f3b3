import type { Picture } from '~content/picture'

/** The widths in pixels in which pictures are served. */
export const pictureWidths = [320, 480, 640, 800, 960, 1280, 1920] as const

/** The formats in which pictures are served; `jpg` is for Open Graph. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const

export type PictureWidth = (typeof pictureWidths)[number]
export type PictureFormat = (typeof pictureFormats)[number]
type SrcSetFormat = Exclude<PictureFormat, 'jpg'>

/** Few browsers need WebP, and each width costs every page a line. */
const fallbackWidths: readonly PictureWidth[] = [320, 640, 1280, 1920]

/** The widths in which pages offer a picture. */
export const srcSetWidths = {
  avif: pictureWidths,
  webp: fallbackWidths,
} satisfies Record<SrcSetFormat, readonly PictureWidth[]>

/** The `srcset` of a picture in one format, in widths up to `widest` pixels. */
export function pictureSrcSet(
  picture: Pick<Picture, 'hash'>,
  format: SrcSetFormat,
  widest: number,
): string {
  return srcSetWidths[format]
    .filter((width) => width <= widest)
    .map((width) => `${pictureAddress(picture, width, format)} ${width}w`)
    .join(', ')
}

/**
 * The path of a picture in one width and format. Its content never changes. A picture that is narrower than the width
 * is served in its own width.
 */
export function pictureAddress(
  picture: Pick<Picture, 'hash'>,
  width: PictureWidth,
  format: PictureFormat,
): string {
  return `/pictures/${picture.hash}-${width}.${format}`
}
