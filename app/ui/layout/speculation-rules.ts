import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { listingPages } from '~/routing/listing-pages'
import { previewParameter } from '~/routing/parameters'

const anyQuery = String.raw`\?*`
const withParameter = (name: string) => `/*${anyQuery}${name}=*`

/** Lists with what is below them. The page store knows their queries. */
const listPages = [
  'vacationRentals',
  'longTermRentals',
  'housesForSale',
  'uniqueStays',
  'hotels',
  'blog',
] as const
const lists = () =>
  locales.flatMap((locale) => listPages.map((page) => `${href(page, locale)}{/*}?${anyQuery}`))

/** Of one visitor or editor, so never stored, or shown in another currency than the visitor's. */
const never = () => [
  'currency',
  previewParameter,
  ...Object.values(listingPages).flatMap((page) => ('ownQuery' in page ? page.ownQuery : [])),
]

/** Links that search engines should not follow either. */
const leftOut = { selector_matches: '[rel~=nofollow], [download]' }

/**
 * Lets browsers get the page behind a link ahead. Browsers with saved data or little memory decide against it by
 * themselves.
 *
 * - Pages without a query are rendered ahead, once the visitor points at the link or presses it.
 * - Lists and places with a query, which are filters, further pages and stays, are only fetched, and only once the
 *   visitor presses the link: most of them are not stored yet, so each costs a search. Where React runs, it takes
 *   their data.
 *
 * For the server: the browser's table of pages has no `ownQuery`.
 */
export const buildSpeculationRules = () =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: `/*${anyQuery}` } },
            { not: leftOut },
          ],
        },
        eagerness: 'moderate',
      },
    ],
    prefetch: [
      {
        where: {
          and: [
            { href_matches: lists() },
            { not: { href_matches: [...new Set(never())].map(withParameter) } },
            { not: leftOut },
            { not: { selector_matches: '[data-hydrated] *' } },
          ],
        },
        eagerness: 'conservative',
      },
    ],
  })
