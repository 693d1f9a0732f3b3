import type { Picture } from '~content/picture'

/** The widths in pixels in which pictures are served. */
export const pictureWidths = [320, 480, 640, 800, 960, 1280, 1920] as const

/** The formats in which pictures are served; `jpg` is meant for Open Graph. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const

export type PictureWidth = (typeof pictureWidths)[number]
export type PictureFormat = (typeof pictureFormats)[number]

/**
 * Where the site serves a picture in one width and format. The address never changes its content.
 * A picture narrower than the width is served in its own width.
 */
export function pictureAddress(
  picture: Pick<Picture, 'hash'>,
  width: PictureWidth,
  format: PictureFormat,
): string {
  return `/pictures/${picture.hash}-${width}.${format}`
}
