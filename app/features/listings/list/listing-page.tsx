import { useNavigation, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { isCurrencyChosenHere, shownCurrency } from '~/ui/money/choose-currency'
import { useCurrency } from '~/ui/money/currency-choice'
import { toSearch } from '~/features/catalogue/search/listing-query'
import { convertPriceFilter, hasPrice } from '~/features/catalogue/filters/price'
import { IgnoredStay } from '~/features/catalogue/components/ignored-stay'
import { FilterBar } from '../filters/filter-bar'
import { FilterChips } from '../filters/filter-chips'
import { MapButton, MapPane } from '../map/map-pane'
import { isNextCumulative, longerListHref } from '../results/load-more'
import { Results } from '../results/results'
import { AddYourRental } from './add-your-rental'
import { BackToTop } from './back-to-top'
import { ListingHeading } from './listing-heading'
import classes from './listing-page.module.css'
import type { ListingPageData } from './read-listing-page.server'
import { TopListingCover } from './top-listing-cover'
import { useKeptLayout } from './use-kept-layout'

type ListingPageProps = {
  data: ListingPageData
  /** What the server answered to the form of the top-listing variant, where no script sent it. */
  reply: LeadReply | undefined
}

/** The list of a section, of one of its regions or of one of its towns. */
export function ListingPage({ data, reply }: ListingPageProps) {
  const navigation = useNavigation()
  useCurrencyFollowsVisitor(data)
  const longer = useKeptLayout()(longerListHref(data))
  const refreshing = navigation.state === 'loading' && showsOtherResults(navigation, data, longer)
  const isMapOpen = data.query.view === 'map'
  return (
    <div className={isMapOpen ? classes.withMap : undefined}>
      {data.query.topListing && <TopListingCover data={data} reply={reply} />}
      <div className={`content ${classes.page}`}>
        <ListingHeading data={data} />
      </div>
      <FilterBar data={data} />
      <div className={`content ${classes.body}`}>
        <div className={classes.list}>
          <IgnoredStay problem={data.stayProblem} />
          <FilterChips data={data} />
          <Results data={data} refreshing={refreshing} />
          <AddYourRental />
        </div>
        {isMapOpen && <MapPane data={data} />}
      </div>
      {!isMapOpen && data.total > 0 && <MapButton data={data} />}
      <BackToTop />
    </div>
  )
}

/** Whether a navigation replaces the results. Loading more of them leaves the cards on screen as they are. */
function showsOtherResults(
  { location }: ReturnType<typeof useNavigation>,
  data: ListingPageData,
  longer: string,
): boolean {
  if (!location) return false
  const isLonger = location.pathname + location.search === longer
  if (isLonger && isNextCumulative(data)) return false
  return location.pathname === data.path || location.pathname === data.sectionPath
}

/**
 * When the visitor switches currency, a price filter that is set is converted with it, eight quetzales
 * to the dollar (browsing.md §4). Without one nothing is asked of the server.
 */
function useCurrencyFollowsVisitor(data: ListingPageData): void {
  const visitors = useCurrency()
  const navigate = useNavigate()
  const keepLayout = useKeptLayout()
  const { query, section, path } = data
  useEffect(() => {
    // Read from the page, because the visitor may have chosen before it was hydrated.
    const shown = shownCurrency()
    if (!isCurrencyChosenHere() || !hasPrice(query) || query.currency === shown) return
    const converted = convertPriceFilter({ ...query, page: 1 }, shown, section)
    const to = keepLayout(`${path}?${toSearch(converted)}`)
    navigate(to, { replace: true, preventScrollReset: true })
  }, [visitors, navigate, keepLayout, query, section, path])
}
