import type { shareImage as english } from '../en/share-image'
import type { Translated } from '../translated'

/** Written on the images that other sites show of a page. */
export const shareImage: Translated<typeof english> = {
  night: '{{amount}} por noche',
  month: '{{amount}} al mes',
  sale: '{{amount}}',
}
