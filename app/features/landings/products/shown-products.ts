import type { LandingProduct } from '~content/landing-product'

/** The enabled products, the lowest offer first; equal offers stay in the editor's order (leads-and-content.md §2). */
export function shownProducts(products: readonly LandingProduct[]): LandingProduct[] {
  return products
    .filter(({ enabled }) => enabled)
    .toSorted((one, other) => one.priceOffer - other.priceOffer)
}

export type ProductAction =
  | { kind: 'whatsapp' }
  /** `to` is a path of the site or an https address. */
  | { kind: 'page'; to: string }
  | { kind: 'form' }
  | { kind: 'plain' }

/** What a product's button does: WhatsApp link, then product link, then modal form (leads-and-content.md §2). */
export function productAction(
  product: Pick<LandingProduct, 'waLink' | 'slugLink' | 'isModalForm'>,
): ProductAction {
  if (product.waLink) return { kind: 'whatsapp' }
  if (product.slugLink) return { kind: 'page', to: product.slugLink }
  return { kind: product.isModalForm ? 'form' : 'plain' }
}
