import type { PageEntry } from './page-entry'
import { layoutParameters } from './parameters'

/** A landing; with a product in its address it is the page of a visitor without script. */
function landing(module: string) {
  return { module, query: layoutParameters, ownQuery: ['product'] } satisfies Partial<PageEntry>
}

export const landingPages = {
  landingPage: {
    paths: { en: 'landing-page/:slug', es: 'landing-page/:slug' },
    ...landing('routes/landings/landing-page.tsx'),
  },
  landingProduct: {
    paths: { en: 'landing-product/:slug', es: 'landing-product/:slug' },
    ...landing('routes/landings/landing-product.tsx'),
  },
  landingOffers: {
    paths: {
      en: 'landing-offers/vacation-rentals',
      es: 'landing-offers/casas-vacacionales',
    },
    ...landing('routes/landings/landing-offers.tsx'),
  },
  landingPrices: {
    paths: {
      en: 'landing-prices/vacation-rentals',
      es: 'landing-prices/casas-vacacionales',
    },
    ...landing('routes/landings/landing-prices.tsx'),
  },
} as const satisfies Record<string, PageEntry>
