import { landingOffer } from '~content/landing-offer'
import { landingPages } from '~content/landing-page'
import { landingPagesWithProducts } from '~content/landing-page-with-product'
import { landingPrice } from '~content/landing-price'
import { locales, type Locale } from '~content/locale'
import { noteTurnover } from '~/platform/page-cache/tag-scope.server'
import { pageMoment } from '~/platform/time/page-moment.server'
import type { SitemapEntry } from '~/routing/sitemap-pages'
import type { PageName } from '~/routing/table'
import { twinsOfEntry } from './locate-entry'
import { readEntries } from './read-entries.server'
import { readSingle, twinsOfSingle } from './read-single.server'
import { windowState, windowTurnovers, type Window } from './window'

type Landing = { documentId: string; slug: string; updatedAt: string }

/** Every landing whose window is open, once, with its addresses; the sitemap turns over with the windows. */
export async function landingEntries(): Promise<SitemapEntry[]> {
  const [offers, products, ads, prices] = await Promise.all([
    readEntries(landingPages),
    readEntries(landingPagesWithProducts),
    readSingle(landingOffer),
    readSingle(landingPrice),
  ])
  return [
    { page: 'landingOffers', twins: twinsOfSingle(ads) },
    { page: 'landingPrices', twins: twinsOfSingle(prices) },
    ...openEntries('landingPage', offers, ({ finishDate }) => ({
      startDate: null,
      endDate: finishDate,
    })),
    ...openEntries('landingProduct', products, ({ startDate, endDate }) => ({
      startDate,
      endDate,
    })),
  ]
}

function openEntries<Entry extends Landing>(
  page: PageName,
  entries: Record<Locale, readonly Entry[]>,
  windowOf: (entry: Entry) => Window,
): SitemapEntry[] {
  const found = new Map<string, SitemapEntry>()
  for (const entry of locales.flatMap((locale) => entries[locale])) {
    const { documentId, updatedAt } = entry
    const window = windowOf(entry)
    for (const moment of windowTurnovers(window)) noteTurnover(moment)
    if (found.has(documentId) || windowState(window, pageMoment()) !== 'open') continue
    const changed = updatedAt.slice(0, 10)
    found.set(documentId, { page, twins: twinsOfEntry(entries, documentId), changed })
  }
  return [...found.values()]
}
