import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import type { ListingPageData } from '~/features/listings/list/read-listing-page.server'

/** The data of a list page with nine rentals, of which it shows none. */
export function sampleListingPage(more: Partial<ListingPageData> = {}): ListingPageData {
  return {
    section: 'vacationRentals',
    query: defaultQuery,
    stayProblem: null,
    total: 9,
    left: 0,
    cards: [],
    groups: null,
    content: {
      documentId: 'section',
      key: 'vacationRentals',
      title: 'Stays',
      description: '',
      coverTitle: '',
      coverText: '',
      cover: null,
      seo: null,
    },
    drawn: { path: '/share/list.jpg', alt: '' },
    counts: { facets: [], prices: [] },
    suggestions: [],
    hidden: null,
    region: null,
    town: null,
    places: [],
    townNames: {},
    search: '',
    path: '/list',
    sectionPath: '/list',
    earliestCheckIn: '2026-11-21',
    leadForm: null,
    ...more,
  }
}
