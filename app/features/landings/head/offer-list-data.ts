import type { StructuredData } from '~/features/site/head/structured-data'
import type { ProductView } from '~/ui/blocks/block-views'

type OfferFacts = {
  imageOf: (product: ProductView) => string | null
  absolute: (path: string) => string
  /** The last calendar day of the offers. */
  validUntil: string | null
}

/** The products of a landing in their order, with what the page says of them: prices in US dollars. */
export function offerListData(
  products: readonly ProductView[],
  { imageOf, absolute, validUntil }: OfferFacts,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => {
      const image = imageOf(product)
      const { button } = product
      return {
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Product',
          name: product.name,
          ...(product.description ? { description: product.description } : {}),
          ...(image ? { image } : {}),
          offers: {
            '@type': 'Offer',
            price: product.offerUsd,
            priceCurrency: 'USD',
            ...(validUntil ? { priceValidUntil: validUntil } : {}),
            ...(button.kind === 'page' ? { url: absolute(button.href) } : {}),
          },
        },
      }
    }),
  }
}
