import type { Picture } from '~content/picture'
import type { PageName } from '~/routing/table'

/** A landing as other pages show it. */
export type OfferCard = {
  id: string
  page: PageName
  slug: string
  title: string
  text: string
  picture: Picture
  /** The last day in words; null if the offer has no end. */
  until: string | null
}
