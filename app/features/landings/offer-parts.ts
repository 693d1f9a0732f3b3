import type { FormView, ProductView } from '~/ui/blocks/block-views'
import type { PictureCuts } from './page/picture-cuts'

/** The parts that a landing for an offer has of its own, where blocks do not make the page. */
export type OfferParts = {
  html: string
  opening: PictureCuts
  products: ProductView[]
  form: FormView
}
