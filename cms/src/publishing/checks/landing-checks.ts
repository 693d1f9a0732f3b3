import { translate } from '../../labels/translate'

type Product = { enabled?: boolean | null }
type Landing = {
  landing_page_products?: Product[]
  blocks?: { __component: string; products?: Product[] }[]
}

/** Warns when a landing that lists products has none switched on. */
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
