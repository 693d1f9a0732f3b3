import type { FormView, ProductView } from '~/ui/blocks/block-views'
import type { PictureCuts } from '../page/picture-cuts'

/** The main fields of a landing for an offer; null if a block of the same kind stands in for one. */
export type OfferParts = {
  html: string
  /** The last day of the offer in words; null if it has no end. */
  until: string | null
  opening: PictureCuts | null
  products: ProductView[] | null
  form: FormView | null
}
