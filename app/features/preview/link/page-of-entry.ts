import type { ConfirmationKey } from '~content/confirmation-text'
import type { PreviewedContentUid } from '~content/preview'
import { rentalUid } from '~content/rental'
import { documentAddress } from '~/features/documents/document-address'
import { legalAddress } from '~/features/legal/legal-address'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { sectionOf } from '~/features/catalogue/section-of'
import type { PageParams } from '~/routing/href'
import type { PageName } from '~/routing/table'
import type { EntryOf, Previewed } from '../previewed-entry'

export type EntryPage = { page: PageName; params: PageParams; search: string }

type PageOf = {
  [Uid in PreviewedContentUid]: (entry: EntryOf<Uid>) => EntryPage
}

/** The one place that knows on which page visitors meet the entries of a type. */
const pageOf: PageOf = {
  'api::about-us.about-us': () => at('aboutUs'),
  'api::blog-post.blog-post': ({ slug }) => at('blogPost', { slug }),
  'api::career.career': ({ slug }) => at('career', { id: slug }),
  'api::confirmation-text.confirmation-text': ({ key }) => confirmationPages[key],
  'api::document-page.document-page': (entry) => {
    const { page, params } = documentAddress(entry)
    return at(page, params)
  },
  'api::faq.faq': () => at('assistant'),
  'api::home-page.home-page': () => at('home'),
  'api::inquiry-page.inquiry-page': () => at('inquireNow'),
  'api::job-area.job-area': () => at('aboutUs'),
  'api::landing-offer.landing-offer': () => at('landingOffers'),
  'api::landing-page.landing-page': ({ slug }) => at('landingPage', { slug }),
  'api::landing-page-with-product.landing-page-with-product': ({ slug }) =>
    at('landingProduct', { slug }),
  'api::landing-price.landing-price': () => at('landingPrices'),
  'api::legal-text.legal-text': (text) => {
    const { page, params } = legalAddress(text, text.locale)
    return at(page, params)
  },
  'api::list-with-us.list-with-us': () => at('listWithUs'),
  'api::listing-section.listing-section': ({ key }) => at(key),
  // Header and footer stand on every page; the home page shows them first.
  'api::menu.menu': () => at('home'),
  'api::newsletter-issue.newsletter-issue': ({ slug }) => at('newsletterIssue', { slug }),
  'api::referral-plan.referral-plan': () => at('referralPlan'),
  'api::site-setting.site-setting': () => at('home'),
}

const confirmed = (slug: string, search = '') => at('confirmation', { slug }, search)

const confirmationPages: Record<ConfirmationKey, EntryPage> = {
  'landing-page': confirmed('landing-page'),
  referral: confirmed('referral'),
  contract: confirmed('contract'),
  career: confirmed('career'),
  inquire: confirmed('inquire'),
  'unique-stays': confirmed('landing-page', 'uniqueStays=true'),
  'top-listing': confirmed('landing-page', 'topListing=true'),
  'list-with-us': confirmed('list-with-us'),
  subscribe: confirmed('subscribe'),
}

function at(page: PageName, params: PageParams = {}, search = ''): EntryPage {
  return { page, params, search }
}

/** The page of an entry; null for a rental without a town. Rentals alone need the catalogue. */
export function pageOfEntry(previewed: Previewed, getCatalogue: () => Catalogue): EntryPage | null {
  if (previewed.uid === rentalUid) return pageOfRental(previewed.entry, getCatalogue())
  // Each type's function takes that type's entry; the type checker loses the link between the two.
  const find = pageOf[previewed.uid] as (entry: Previewed['entry']) => EntryPage
  return find(previewed.entry)
}

function pageOfRental(
  rental: Extract<Previewed, { uid: typeof rentalUid }>['entry'],
  { towns, regions }: Catalogue,
): EntryPage | null {
  const town = towns.get(rental.townId)
  const region = town && regions.get(town.regionId)
  if (!town || !region) return null
  const { slug } = rental
  return at(`${sectionOf(rental)}Detail`, { state: region.slug, location: town.slug, slug })
}
