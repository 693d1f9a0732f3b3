import type { DescribedPicture } from '~content/picture'
import { pictureAddress } from '~/platform/pictures/picture-address'

/** A picture under the customer's names (browsing.md §3, "Images"), and where the site serves it. */
export function apiImage({ picture, alt }: DescribedPicture) {
  const { hash, name, width, height } = picture
  return {
    provider: 'site',
    hash,
    name,
    alternativeText: alt,
    width,
    height,
    url: pictureAddress(picture, 960, 'webp'),
  }
}
