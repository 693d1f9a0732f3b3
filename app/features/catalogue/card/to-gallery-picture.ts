import type { DescribedPicture, GalleryPicture } from '~content/picture'

/** A picture of a rental as pages show it, without what is known of its file. */
export function toGalleryPicture({ picture, alt }: DescribedPicture): GalleryPicture {
  const { hash, width, height } = picture
  return { picture: { hash, width, height }, alt }
}
