import { landingOffer } from './content/landings/landing-offer'
import { landingPages } from './content/landings/landing-pages'
import { landingPrice } from './content/landings/landing-price'
import { landingProducts, linkOf, placeOf } from './content/landings/landing-products'
import { landingsWithProducts } from './content/landings/landings-with-products'
import { videoGalleries } from './content/landings/video-galleries'
import { entryData, type EntrySources } from './entry-data'
import { importDocuments } from './import-documents'
import { importSingle } from './import-pages'
import { endOfDay, startOfDay } from './seed-day'
import type { SeedContext } from './seed-context'

/** Products, video galleries and landings of every kind. */
export async function importLandings(context: SeedContext, sources: EntrySources): Promise<void> {
  const { today } = context
  sources.entries['api::landing-product.landing-product'] = await importDocuments(context, {
    step: 'landing products',
    uid: 'api::landing-product.landing-product',
    seeds: landingProducts,
    match: { field: 'name', value: ({ name }) => name.en },
    data: (product, locale) => {
      const { rental, button, picture, ...words } = product
      const { town: city, region: state } = placeOf(rental)
      return entryData(
        sources,
        'api::landing-product.landing-product',
        {
          ...words,
          city,
          state,
          enabled: true,
          image: picture ?? `${rental}#0`,
          slugLink: button === 'page' ? linkOf(product) : null,
          waLink: button === 'whatsapp' ? 'https://wa.me/50255500146' : null,
          isModalForm: button === 'form',
        },
        locale,
      )
    },
  })
  sources.entries['api::video-gallery.video-gallery'] = await importDocuments(context, {
    step: 'video galleries',
    uid: 'api::video-gallery.video-gallery',
    seeds: videoGalleries,
    match: { field: 'name', value: ({ name }) => name.en },
    data: (gallery, locale) =>
      entryData(sources, 'api::video-gallery.video-gallery', gallery, locale),
  })
  await importDocuments(context, {
    step: 'landing pages',
    uid: 'api::landing-page.landing-page',
    seeds: landingPages,
    match: { field: 'slug', value: ({ slug }) => slug.en },
    data: ({ lastDay, ...landing }, locale) => {
      const finishDate = lastDay === undefined ? null : endOfDay(lastDay, today)
      return entryData(
        sources,
        'api::landing-page.landing-page',
        { ...landing, finishDate },
        locale,
      )
    },
  })
  await importDocuments(context, {
    step: 'landings with products',
    uid: 'api::landing-page-with-product.landing-page-with-product',
    seeds: landingsWithProducts,
    match: { field: 'slug', value: ({ slug }) => slug.en },
    data: ({ firstDay, lastDay, ...landing }, locale) =>
      entryData(
        sources,
        'api::landing-page-with-product.landing-page-with-product',
        {
          ...landing,
          startDate: startOfDay(firstDay, today),
          endDate: endOfDay(lastDay, today),
        },
        locale,
      ),
  })
  for (const [uid, seed] of [
    ['api::landing-offer.landing-offer', landingOffer],
    ['api::landing-price.landing-price', landingPrice],
  ] as const) {
    await importSingle(context, uid, (locale) => entryData(sources, uid, seed, locale))
  }
}
