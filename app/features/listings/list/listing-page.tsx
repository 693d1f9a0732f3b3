import { useNavigation } from '@remix-run/react'
import type { ListingPageData } from '../read-listing-page.server'
import { AddYourPlace } from './add-your-place'
import { BackToTop } from './back-to-top'
import { FilterBar } from './filter-bar'
import { FilterChips } from './filter-chips'
import { ListingHeading } from './listing-heading'
import classes from './listing-page.module.css'
import { Results } from './results'
import { TopListingCover } from './top-listing-cover'
import { useCurrencyFollowsVisitor } from './use-currency-follows-visitor'

/** The list of a section, of one of its regions or of one of its towns. */
export function ListingPage({ data }: { data: ListingPageData }) {
  const navigation = useNavigation()
  useCurrencyFollowsVisitor(data)
  const refreshing = navigation.state === 'loading' && isSameSection(navigation, data)
  return (
    <>
      {data.query.topListing && <TopListingCover section={data.content} />}
      <div className={`content ${classes.page}`}>
        <ListingHeading data={data} />
      </div>
      <FilterBar data={data} />
      <div className="content">
        <FilterChips data={data} />
        <Results data={data} refreshing={refreshing} />
        <AddYourPlace />
      </div>
      <BackToTop />
    </>
  )
}

function isSameSection(
  navigation: ReturnType<typeof useNavigation>,
  data: ListingPageData,
): boolean {
  const target = navigation.location?.pathname ?? ''
  return target === data.path || target === data.sectionPath
}
