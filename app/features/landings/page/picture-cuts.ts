import type { Picture } from '~content/picture'

/** A picture with other cuts for smaller screens. */
export type PictureCuts = {
  picture: Picture | null
  tablet: Picture | null
  mobile: Picture | null
  alt: string
}
