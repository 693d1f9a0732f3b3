import { translate } from '../../labels/translate'

type Product = { enabled?: boolean | null }
type Landing = {
  landing_page_products?: Product[]
  blocks?: { __component: string; products?: Product[] }[]
}

/** A landing that lives from its products and would show none. */
export function productWarnings({
  landing_page_products: own = [],
  blocks = [],
}: Landing): string[] {
  const listed = blocks.flatMap(({ products = [] }) => products)
  if ([...own, ...listed].some(({ enabled }) => enabled)) return []
  return [
    translate('No product is switched on: visitors read that the promotion is not available.'),
  ]
}
