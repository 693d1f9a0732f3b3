import { landingOffer } from '~content/landing-offer'
import { landingPages } from '~content/landing-page'
import { landingPagesWithProducts } from '~content/landing-page-with-product'
import { landingPrice } from '~content/landing-price'
import type { Locale } from '~content/locale'
import { readSingle, translationsOfSingle } from '~/platform/content/read-single.server'
import { translatedEntries, type SitemapEntry } from '~/routing/sitemap-pages'
import type { PageName } from '~/routing/table'
import { offerWindow } from './entries/offer-window'
import { openEntries } from './entries/open-entries.server'
import { readEntries } from './entries/read-entries.server'
import { openSingles } from './entries/open-single.server'
import type { Window } from '~/platform/time/window'

type Landing = { documentId: string; slug: string; updatedAt: string }

/** Every landing whose window is open, once, with its addresses; the sitemap expires with the windows. */
export async function landingEntries(): Promise<SitemapEntry[]> {
  const [offers, products, ads, prices] = await Promise.all([
    readEntries(landingPages),
    readEntries(landingPagesWithProducts),
    readSingle(landingOffer),
    readSingle(landingPrice),
  ])
  return [
    { page: 'landingOffers', translations: translationsOfSingle(openSingles(ads)) },
    { page: 'landingPrices', translations: translationsOfSingle(openSingles(prices)) },
    ...(await entriesOf('landingPage', offers, offerWindow)),
    ...(await entriesOf('landingProduct', products, ({ startDate, endDate }) => ({
      startDate,
      endDate,
    }))),
  ]
}

function entriesOf<Entry extends Landing>(
  page: PageName,
  entries: Record<Locale, readonly Entry[]>,
  windowOf: (entry: Entry) => Window,
): Promise<SitemapEntry[]> {
  const open = openEntries(entries, windowOf)
  return translatedEntries(
    (locale) => open[locale],
    ({ slug }) => ({ page, params: { slug } }),
  )
}
