import { translate } from '../../labels/translate'

type Product = { enabled?: boolean | null }
type Landing = {
  landing_page_products?: Product[]
  blocks?: { __component: string; products?: Product[] }[]
}

/**
 * Warns when a list of a landing has no product that is switched on. As on the page, a block of products stands in for
 * the landing's own list, and shows the landing's products where it has none.
 */
export function productWarnings({
  landing_page_products: own = [],
  blocks = [],
}: Landing): string[] {
  const listed = blocks.flatMap(({ __component, products = [] }) =>
    __component === 'blocks.product-list' ? [products.length > 0 ? products : own] : [],
  )
  const lists = listed.length > 0 ? listed : [own]
  if (lists.every((products) => products.some(({ enabled }) => enabled))) return []
  return [
    translate(
      'No product is switched on in a list: visitors read there that the promotion is not available.',
    ),
  ]
}
