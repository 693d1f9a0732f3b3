/** Parameters that every page with the common header understands (browsing.md §2). */
export const layoutParameters = ['menu', 'landing'] as const

/** Listing parameters of browsing.md §2, and of finding.md §2 and §3, in the order of canonical addresses. */
export const listingParameters = [
  'location',
  'checkIn',
  'checkOut',
  'flexible',
  'stay',
  'month',
  'adult',
  'children',
  'capacity',
  'bedroom',
  'beds',
  'bathrooms',
  'kind',
  'amenities',
  'houseRules',
  'promotion',
  'newProduct',
  'top',
  'minPrice',
  'maxPrice',
  'currency',
  'sort',
  'page',
  'results',
  'country',
  'type',
  'longStay',
  'onSale',
  'fullHotel',
  'available',
  'bounds',
  'product',
  'topListing',
  'ads',
  'view',
] as const

/** What a visitor typed as a place, in the form of a list where no script has read it. */
export const whereParameter = 'where'

/** The place's name that the page put into that field. If `where` equals it, the visitor typed nothing. */
export const shownWhereParameter = 'shownWhere'

/** What the answer of `suggestionsApi` depends on. */
export const suggestionParameters = ['language', 'section', 'text'] as const

export type ListingParameter = (typeof listingParameters)[number]

/** The stay in the address of a rental's page (browsing.md §2, detail): without script its form shows it. */
export const stayParameters = [
  'checkIn',
  'checkOut',
  'adult',
  'children',
  'months',
  'monthlyOffer',
  'pet',
  'lateCheckIn',
] as const

/** What the calculator's form sends where no script answers it (browsing.md §2, detail). */
export const quoteParameter = 'quote'

/** What the assistant's form sends where no script answers it. */
export const questionParameter = 'q'

/** The text that the site search looks for. */
export const searchParameter = 'q'

/** The token of an editor's preview; a page with it in its address is made for that editor alone. */
export const previewParameter = 'preview'

/** The moment that a preview looks at, on a clock in Guatemala: the day, and the hour beside it. */
export const asOfParameter = 'asOf'
export const asOfHourParameter = 'asOfHour'

/** What a confirmation is about and which of its variants it is (contracts-and-routes.md §2.6). */
export const confirmationParameters = ['type', 'uniqueStays', 'topListing'] as const

/** The number of a file of the sitemap, from 1, where it has several. */
export const sitemapPartParameter = 'part'

/** The path of the list that a map or its counts are about. */
export const listPathParameter = 'of'
