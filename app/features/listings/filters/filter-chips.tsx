import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { formatDay } from '~/platform/time/format-day'
import { buttonClass } from '~/ui/button/button-class'
import { Icon } from '~/ui/icons/icon'
import { findRequestedStay } from '~/features/catalogue/stay/requested-stay'
import { sixOrMoreBedrooms } from '~/features/catalogue/search/listing-limits'
import {
  defaultQuery,
  toSearch,
  type ListingQuery,
} from '~/features/catalogue/search/listing-query'
import type { ListingPageData } from '../list/read-listing-page.server'
import classes from './filter-chips.module.css'
import { priceRangeWords } from './price-range-words'

type Chip = { key: string; words: string; to: string }

/** What is set, each with a link that clears it; plain links, so they work without script. */
export function FilterChips({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const chips = useChips(data)
  if (chips.length === 0) return null
  return (
    <div className={classes.row}>
      <ul className={classes.chips} aria-label={t('activeFilters')}>
        {chips.map((chip) => (
          <li key={chip.key}>
            <Link
              to={chip.to}
              className={buttonClass({ kind: 'chip' })}
              data-chosen
              aria-label={t('clearFilter', { filter: chip.words })}
            >
              {chip.words}
              <Icon name="close" size={16} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={data.sectionPath} className={classes.clear}>
        {t('clearAll')}
      </Link>
    </div>
  )
}

function useChips(data: ListingPageData): Chip[] {
  const { t } = useTranslation('listings')
  const { locale } = useSite()
  const { query } = data
  const without = (cleared: Partial<ListingQuery>) =>
    linkTo(data.path, toSearch({ ...query, page: 1, ...cleared }))
  const chips: Chip[] = []
  const place = data.town ?? data.region
  if (place) {
    const to = linkTo(data.sectionPath, toSearch({ ...query, page: 1, locations: [] }))
    chips.push({ key: 'place', words: place.fullName, to })
  }
  for (const slug of query.locations) {
    const words = data.townNames[slug] ?? slug
    const locations = query.locations.filter((other) => other !== slug)
    if (slug !== data.town?.slug) chips.push({ key: slug, words, to: without({ locations }) })
  }
  if (query.checkIn && query.checkOut) {
    const from = formatDay(query.checkIn, locale)
    const words = t('chipDates', { from, to: formatDay(query.checkOut, locale) })
    chips.push({ key: 'dates', words, to: without({ checkIn: null, checkOut: null }) })
  }
  const guests = Math.max(query.adult + query.children, query.capacity ?? 0)
  if (guests > 1) {
    const { adult, children, capacity } = defaultQuery
    const words = t('chipGuests', { count: guests })
    chips.push({ key: 'guests', words, to: without({ adult, children, capacity }) })
  }
  const range = priceRangeWords(t, query, data.section)
  if (range) {
    const stay = findRequestedStay(data.section, query)
    const price = stay ? t('chipPriceOfStay', { range }) : range
    const cleared = { minPrice: null, maxPrice: null, currency: defaultQuery.currency }
    chips.push({ key: 'price', words: price, to: without(cleared) })
  }
  if (query.bedroom !== null) {
    const words =
      query.bedroom === sixOrMoreBedrooms
        ? t('bedroomsOrMore', { count: 6 })
        : t('bedroomCount', { count: query.bedroom })
    chips.push({ key: 'bedroom', words, to: without({ bedroom: null }) })
  }
  if (query.available) {
    chips.push({ key: 'available', words: t('chipAvailable'), to: without({ available: false }) })
  }
  return chips
}

function linkTo(path: string, search: string): string {
  return search ? `${path}?${search}` : path
}
