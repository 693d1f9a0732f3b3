import { homePage, type HomePage } from '~content/home-page'
import type { Locale } from '~content/locale'
import type { PostCard } from '~/features/blog/posts/post-card'
import { readPosts } from '~/features/blog/posts/read-posts.server'
import { toPostCard } from '~/features/blog/posts/to-post-card'
import type { OfferCard } from '~/features/landings/offers/offer-card'
import { readOpenOffers } from '~/features/landings/offers/read-open-offers.server'
import { getCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import { earliestCheckIn } from '~/features/catalogue/stay/earliest-check-in'
import { listPlaces, type PlaceFacet } from '~/features/catalogue/places/list-places'
import type { ListingCard } from '~/features/catalogue/card/listing-card'
import { parseListingQuery } from '~/features/catalogue/search/listing-query'
import { searchListings } from '~/features/catalogue/search/search-listings'
import { contentMissing } from '~/platform/content/content-missing.server'
import { fallbackTo } from '~/platform/content/fallback-to.server'
import { readContent } from '~/platform/content/read-content.server'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import { pageMoment } from '~/platform/time/page-moment.server'

export type HomePageData = {
  locale: Locale
  home: Omit<HomePage, 'introMarkdown'> & { introHtml: string }
  featured: ListingCard[]
  regions: PlaceFacet[]
  /** `YYYY-MM-DD`. */
  earliestCheckIn: string
  /** What is on offer today. */
  offers: OfferCard[]
  /** The newest of the blog. */
  posts: PostCard[]
}

const featuredSection = 'vacationRentals'
const featuredCount = 8
const offerCount = 3
const postCount = 3

/**
 * Everything the home page shows in a language; the featured places are the newest favourites. Throws a 503 response
 * without its content or a catalogue.
 */
export async function readHomePage(locale: Locale): Promise<HomePageData> {
  const home = await readContent(homePage, locale)
  if (!home) throw contentMissing(homePage.uid, locale)
  const [posts, offers] = await Promise.all([
    fallbackTo(readPosts(locale), []),
    fallbackTo(readOpenOffers(locale), []),
  ])
  const { introMarkdown, ...rest } = home
  const catalogue = getCatalogue()
  const now = pageMoment()
  const earliest = earliestCheckIn(now)
  const query = parseListingQuery(
    new URLSearchParams({ topListing: 'true', results: String(featuredCount) }),
    { section: featuredSection, earliestCheckIn: earliest },
  )
  const found = searchListings(catalogue, { section: featuredSection, query, locale, now })
  return {
    locale,
    home: { ...rest, introHtml: renderMarkdown(introMarkdown).html },
    earliestCheckIn: earliest,
    featured: found.cards,
    regions: listPlaces(catalogue, featuredSection, locale),
    offers: offers.slice(0, offerCount),
    posts: posts.slice(0, postCount).map(toPostCard),
  }
}
