import type { Locale } from '~content/locale'
import { calendarPath } from '../../content-types/calendar-path'
import { previewPath } from '../../content-types/preview-path'
import type { SectionKey } from '~content/section-key'

/**
 * One page of the site: its path per language and what it takes to deliver it.
 * This table is the only place where an address is spelled; routes, links, hreflang, sitemap,
 * the page store and the redirects between languages are all derived from it.
 */
export type PageEntry = {
  paths: Record<Locale, string>
  /** Route module below `app/`. */
  module: string
  /** Query parameters that change the page, in the order in which the store's key holds them. */
  query?: readonly string[]
  /** Parameters with data of one visitor. A page with one of them is not stored. */
  ownQuery?: readonly string[]
  /** `never` excludes the page from the page store and from search engines. */
  delivery?: 'stored' | 'never'
  /** The listing section of the page, if any. */
  section?: SectionKey
  /** Layout around the page: header and footer of the site, or the staff area. */
  layout?: 'site' | 'staff'
  /** The layout shows brand and languages only, so that nothing distracts from what is read or signed. */
  hasMinimalLayout?: boolean
  /** Whether its forms may carry files. */
  takesFiles?: boolean
  /** Whether the sitemap lists it as it stands (pages with parameters bring their own entries). */
  inSitemap?: boolean
}

/** Parameters that every page with the common header understands (browsing.md §2). */
const layoutParameters = ['menu', 'landing'] as const

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

/** What the answer of `suggestionsApi` depends on. */
export const suggestionParameters = ['language', 'section', 'text'] as const

export type ListingParameter = (typeof listingParameters)[number]

/** The stay in the address of a rental's page (browsing.md §2, detail): without script its form shows it. */
const stayParameters = [
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

/** What the page of the site search looks for. */
export const searchParameter = 'q'

/** The token of an editor's preview; a page with it in its address is made for that editor alone. */
export const previewParameter = 'preview'

/** The moment that a preview looks at, on a clock in Guatemala. */
export const asOfParameter = 'asOf'

/** What a confirmation is about and which of its variants it is (contracts-and-routes.md §2.6). */
export const confirmationParameters = ['type', 'uniqueStays', 'topListing'] as const

function section(key: SectionKey, en: string, es: string) {
  const listing = {
    module: 'routes/listings/listing.tsx',
    query: [...listingParameters, whereParameter, ...layoutParameters],
    section: key,
  } as const
  const detail = {
    module: 'routes/listings/detail.tsx',
    query: [...stayParameters, ...layoutParameters],
    ownQuery: [quoteParameter, 'form', 'reported'],
    section: key,
  } as const
  const below = (rest: string) => ({ en: `${en}/guatemala/${rest}`, es: `${es}/guatemala/${rest}` })
  return {
    listing: { paths: { en, es }, ...listing, inSitemap: true },
    region: { paths: below(':state'), ...listing },
    town: { paths: below(':state/:location'), ...listing },
    detail: { paths: below(':state/:location/:slug'), ...detail },
  } satisfies Record<string, PageEntry>
}

const vacationRentals = section('vacationRentals', 'vacation-rentals', 'casas-vacacionales')
const longTermRentals = section('longTermRentals', 'houses-for-rent', 'casas-en-alquiler')
const housesForSale = section('housesForSale', 'houses-for-sale', 'casas-en-venta')
const uniqueStays = section('uniqueStays', 'unique-stays', 'estadias-unicas')
const hotels = section('hotels', 'rent-a-hotel', 'renta-un-hotel')

/** A landing; with a product in its address it is the page of a visitor without script. */
function landing(module: string) {
  return { module, query: layoutParameters, ownQuery: ['product'] } satisfies Partial<PageEntry>
}

/** A service for owners: a document page with its own path. */
function service(en: string, es: string) {
  return {
    paths: { en, es },
    module: 'routes/documents/service.tsx',
    query: layoutParameters,
    takesFiles: true,
  } satisfies PageEntry
}

function confirmation(en: string, es: string = en) {
  return {
    paths: { en, es },
    module: 'routes/confirmation.tsx',
    query: [...confirmationParameters, ...layoutParameters],
    ownQuery: ['reference'],
  } satisfies PageEntry
}

function staff(module: string, en: string, es: string) {
  return { paths: { en, es }, module, delivery: 'never', layout: 'staff' } satisfies PageEntry
}

export const pages = {
  home: {
    paths: { en: '', es: '' },
    module: 'routes/home.tsx',
    query: layoutParameters,
    inSitemap: true,
  },

  vacationRentals: vacationRentals.listing,
  vacationRentalsRegion: vacationRentals.region,
  vacationRentalsTown: vacationRentals.town,
  vacationRentalsDetail: vacationRentals.detail,
  longTermRentals: longTermRentals.listing,
  longTermRentalsRegion: longTermRentals.region,
  longTermRentalsTown: longTermRentals.town,
  longTermRentalsDetail: longTermRentals.detail,
  housesForSale: housesForSale.listing,
  housesForSaleRegion: housesForSale.region,
  housesForSaleTown: housesForSale.town,
  housesForSaleDetail: housesForSale.detail,
  uniqueStays: uniqueStays.listing,
  uniqueStaysRegion: uniqueStays.region,
  uniqueStaysTown: uniqueStays.town,
  uniqueStaysDetail: uniqueStays.detail,
  hotels: hotels.listing,
  hotelsRegion: hotels.region,
  hotelsTown: hotels.town,
  hotelsDetail: hotels.detail,

  inquireNow: {
    paths: { en: 'inquire-now', es: 'consultar-ahora' },
    module: 'routes/inquiries/inquire.tsx',
    query: layoutParameters,
    // With a rental in its address it is the page of a visitor without script, with places that of one visitor's list.
    ownQuery: ['product', 'places'],
  },
  favorites: {
    paths: { en: 'favorites', es: 'favoritos' },
    module: 'routes/favorites.tsx',
    query: layoutParameters,
    // With places in its address it is the list of one visitor.
    ownQuery: ['places'],
  },
  search: {
    paths: { en: 'search', es: 'buscar' },
    module: 'routes/search.tsx',
    query: layoutParameters,
    ownQuery: [searchParameter],
  },
  inquireNowConfirmation: confirmation(
    'inquire-now/confirmation/:slug',
    'consultar-ahora/confirmation/:slug',
  ),
  aboutUs: {
    paths: { en: 'about-us', es: 'sobre-nosotros' },
    module: 'routes/company/about-us.tsx',
    query: layoutParameters,
    inSitemap: true,
  },
  listWithUs: {
    paths: { en: 'list-with-us', es: 'unete-a-nosotros' },
    module: 'routes/owners/list-with-us.tsx',
    query: layoutParameters,
    inSitemap: true,
  },
  blog: {
    paths: { en: 'blog', es: 'blog' },
    module: 'routes/blog/blog.tsx',
    query: ['category', 'page', ...layoutParameters],
    inSitemap: true,
  },
  blogPost: {
    paths: { en: 'blog/:slug', es: 'blog/:slug' },
    module: 'routes/blog/post.tsx',
    query: layoutParameters,
  },
  /** Leads to the first of the texts. */
  terms: {
    paths: { en: 'terms-and-conditions', es: 'terminos-y-condiciones' },
    module: 'routes/legal/terms.tsx',
    query: layoutParameters,
  },
  termsText: {
    paths: { en: 'terms-and-conditions/:slug', es: 'terminos-y-condiciones/:slug' },
    module: 'routes/legal/legal-text.tsx',
    query: layoutParameters,
  },
  termsDetail: {
    paths: {
      en: 'terms-and-conditions/:slug/:subslug',
      es: 'terminos-y-condiciones/:slug/:subslug',
    },
    module: 'routes/legal/legal-text.tsx',
    query: layoutParameters,
  },
  landingPage: {
    paths: { en: 'landing-page/:slug', es: 'landing-page/:slug' },
    ...landing('routes/landings/landing-page.tsx'),
  },
  landingProduct: {
    paths: { en: 'landing-product/:slug', es: 'landing-product/:slug' },
    ...landing('routes/landings/landing-product.tsx'),
  },
  landingOffers: {
    paths: {
      en: 'landing-offers/vacation-rentals',
      es: 'landing-offers/casas-vacacionales',
    },
    ...landing('routes/landings/landing-offers.tsx'),
  },
  landingPrices: {
    paths: {
      en: 'landing-prices/vacation-rentals',
      es: 'landing-prices/casas-vacacionales',
    },
    ...landing('routes/landings/landing-prices.tsx'),
  },
  confirmation: confirmation('confirmation/:slug'),
  contractNew: {
    paths: { en: 'contract', es: 'contract' },
    module: 'routes/contracts/new-contract.tsx',
    delivery: 'never',
    hasMinimalLayout: true,
  },
  contract: {
    paths: { en: 'contract/:id', es: 'contract/:id' },
    module: 'routes/contracts/contract.tsx',
    delivery: 'never',
    hasMinimalLayout: true,
    takesFiles: true,
  },
  verify: {
    paths: { en: 'verify', es: 'verificar' },
    module: 'routes/contracts/verify.tsx',
    delivery: 'never',
    hasMinimalLayout: true,
    takesFiles: true,
  },
  document: {
    paths: { en: 'document/:slug', es: 'documento/:slug' },
    module: 'routes/documents/document.tsx',
    query: layoutParameters,
    takesFiles: true,
  },
  photography: service('photography-and-video-services', 'servicios-de-fotografia-y-video'),
  propertyManagement: service('property-management', 'administracion-de-propiedades'),
  propertyMarketing: service('property-marketing', 'mercadeo-de-propiedades'),
  referralPlan: {
    paths: { en: 'referral-plan', es: 'plan-de-referidos' },
    module: 'routes/owners/referral-plan.tsx',
    query: layoutParameters,
    inSitemap: true,
  },
  /** The submitted form of a document, under a private link. */
  contractInquiry: {
    paths: { en: 'contract-inquiry/:id', es: 'solicitud/:id' },
    module: 'routes/documents/contract-inquiry.tsx',
    delivery: 'never',
    hasMinimalLayout: true,
    takesFiles: true,
  },
  bookingConfirmation: {
    paths: { en: 'booking-confirmation/:slug', es: 'confirmacion-de-reserva/:slug' },
    module: 'routes/bookings/booking-confirmation.tsx',
    delivery: 'never',
    hasMinimalLayout: true,
  },
  subscribe: {
    paths: { en: 'subscribe', es: 'suscribirse' },
    module: 'routes/subscribe.tsx',
    query: layoutParameters,
    inSitemap: true,
  },
  /** Pages behind the links in newsletter e-mails: confirm and unsubscribe. */
  subscriptionConfirm: {
    paths: { en: 'subscribe/confirm/:token', es: 'suscribirse/confirmar/:token' },
    module: 'routes/subscription-confirm.tsx',
    delivery: 'never',
    hasMinimalLayout: true,
  },
  subscriptionEnd: {
    paths: { en: 'subscribe/end/:token', es: 'suscribirse/baja/:token' },
    module: 'routes/subscription-end.tsx',
    delivery: 'never',
    hasMinimalLayout: true,
  },
  career: {
    paths: { en: 'career/:id', es: 'empleo/:id' },
    module: 'routes/company/career.tsx',
    takesFiles: true,
    query: layoutParameters,
  },
  assistant: {
    paths: { en: 'renty', es: 'renty' },
    module: 'routes/assistant.tsx',
    query: layoutParameters,
    // A question in the address is that of a visitor without script.
    ownQuery: [questionParameter],
    inSitemap: true,
  },
  staffSignIn: staff('routes/staff/sign-in.tsx', 'staff/sign-in', 'personal/entrar'),
  staffHome: staff('routes/staff/home.tsx', 'staff', 'personal'),
  staffInbox: staff('routes/staff/inbox.tsx', 'staff/inbox', 'personal/bandeja'),
  staffStays: staff('routes/staff/stays.tsx', 'staff/stays', 'personal/estadias'),
  staffStay: staff('routes/staff/stay.tsx', 'staff/stays/:id', 'personal/estadias/:id'),
  staffAnswer: staff(
    'routes/staff/answer.tsx',
    'staff/stays/:id/answer',
    'personal/estadias/:id/respuesta',
  ),
  staffContracts: staff('routes/staff/contracts.tsx', 'staff/contracts', 'personal/contratos'),
  staffInquiries: staff(
    'routes/staff/contract-inquiries.tsx',
    'staff/contract-inquiries',
    'personal/solicitudes',
  ),
  staffBookings: staff('routes/staff/bookings.tsx', 'staff/bookings', 'personal/reservas'),
  staffBooking: staff('routes/staff/booking.tsx', 'staff/bookings/:id', 'personal/reservas/:id'),
  staffFiles: staff('routes/staff/files.tsx', 'staff/files', 'personal/archivos'),
} as const satisfies Record<string, PageEntry>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]

export function pageEntry(name: PageName): PageEntry {
  return pages[name]
}

/** Path prefix of each language, without the page's own path. */
export const localePrefix: Record<Locale, string> = { en: '', es: '/es' }

/** The route that stands around the staff area of a language, by which its data are found. */
export function staffAreaId(locale: Locale): string {
  return `${locale}/staffArea`
}

/** Below it lie the calls, which programs may use that are no browsers. */
export const callsPath = '/api/'

/** The number of a file of the sitemap, from 1, where it has several. */
export const sitemapPartParameter = 'part'

/** The path of the list that a map is about. */
export const listPathParameter = 'of'

export type ResourceEntry = {
  path: string
  module: string
  /** Whether forms with files may be sent to it. */
  takesFiles?: boolean
  /** Query parameters that its answer depends on, where it is stored like a page. */
  query?: readonly string[]
  /** Whether its POST requests only read (quotes and questions) and store nothing. */
  onlyAsks?: boolean
}

/** Resource routes: addresses without a language. */
export const resources = {
  sitemap: {
    path: 'sitemap.xml',
    module: 'routes/resources/sitemap.ts',
    // Not in the path: a sitemap in a folder may list nothing outside of it.
    query: [sitemapPartParameter],
  },
  robots: { path: 'robots.txt', module: 'routes/resources/robots.ts' },
  blogFeedEn: { path: 'blog/feed.xml', module: 'routes/resources/blog-feed.ts' },
  blogFeedEs: { path: 'es/blog/feed.xml', module: 'routes/resources/blog-feed.ts' },
  /** The places of a list as pins of its map. The list is named by the path of its page. */
  mapPins: {
    path: 'map/pins',
    module: 'routes/resources/map-pins.ts',
    query: [listPathParameter, ...listingParameters],
  },
  /** The cards of some of the pins. */
  mapCards: { path: 'map/cards', module: 'routes/resources/map-cards.ts' },
  rentalsApi: { path: 'api/rentals', module: 'routes/resources/api-rentals.ts' },
  suggestionsApi: {
    path: 'api/suggestions',
    module: 'routes/resources/api-suggestions.ts',
    query: suggestionParameters,
  },
  bookingApi: {
    path: 'api/rentals/booking',
    module: 'routes/resources/api-booking.ts',
    onlyAsks: true,
  },
  verifyApi: {
    path: 'api/bookings/verify',
    module: 'routes/resources/api-verify.ts',
    onlyAsks: true,
  },
  requireApi: { path: 'api/bookings/require', module: 'routes/resources/api-require.ts' },
  freePlacesApi: {
    path: 'api/rentals/:slug/free-places',
    module: 'routes/resources/api-free-places.ts',
  },
  rentalApi: { path: 'api/rentals/:slug', module: 'routes/resources/api-rental.ts' },
  listWithUsApi: { path: 'api/list-with-us', module: 'routes/resources/api-list-with-us.ts' },
  referralsApi: { path: 'api/referrals', module: 'routes/resources/api-referrals.ts' },
  subscribedsApi: { path: 'api/subscribeds', module: 'routes/resources/api-subscribeds.ts' },
  reportProvidersApi: {
    path: 'api/report-providers',
    module: 'routes/resources/api-report-providers.ts',
  },
  claimProductsApi: {
    path: 'api/claim-products',
    module: 'routes/resources/api-claim-products.ts',
  },
  careersFormsApi: {
    path: 'api/careers-forms',
    module: 'routes/resources/api-careers-forms.ts',
  },
  leadFormApi: { path: 'api/lead-form', module: 'routes/resources/api-lead-form.ts' },
  requestLandingPagesApi: {
    path: 'api/request-landing-pages',
    module: 'routes/resources/api-request-landing-pages.ts',
  },
  citiesApi: { path: 'api/location/cities', module: 'routes/resources/api-cities.ts' },
  contractsApi: { path: 'api/bookings/contract', module: 'routes/resources/api-contracts.ts' },
  contractApi: { path: 'api/bookings/contract/:id', module: 'routes/resources/api-contract.ts' },
  contractTemplatesApi: {
    path: 'api/contract-ar',
    module: 'routes/resources/api-contract-templates.ts',
  },
  contractDocumentsApi: {
    path: 'api/contracts-ars',
    module: 'routes/resources/api-contract-documents.ts',
  },
  contractInquiriesApi: {
    path: 'api/contract-inquiries-ars',
    module: 'routes/resources/api-contract-inquiries.ts',
  },
  contractInquiryApi: {
    path: 'api/contract-inquiries-ars/:id',
    module: 'routes/resources/api-contract-inquiry.ts',
  },
  bookingConfirmationApi: {
    path: 'api/bookings/confirmation/:slug',
    module: 'routes/resources/api-booking-confirmation.ts',
  },
  bookingCalendar: {
    path: 'booking-calendar/:slug',
    module: 'routes/resources/booking-calendar.ts',
  },
  /** For other sites: `{key}.ics`. */
  rentalCalendar: {
    path: `${calendarPath}/:file`,
    module: 'routes/resources/rental-calendar.ts',
  },
  contractPdf: { path: 'contract-pdf/:id', module: 'routes/resources/contract-pdf.ts' },
  assistantApi: {
    path: 'api/assistant',
    module: 'routes/resources/api-assistant.ts',
    onlyAsks: true,
  },
  confirmSubscription: {
    path: 'confirm-subscription/:token',
    module: 'routes/resources/confirm-subscription.ts',
  },
  /** Mail programs post to it as they are (RFC 8058): the token in the address is its only proof. */
  unsubscribe: { path: 'unsubscribe/:token', module: 'routes/resources/unsubscribe.ts' },
  upload: { path: 'upload', module: 'routes/resources/upload.ts', takesFiles: true },
  preview: { path: `${previewPath}/:token`, module: 'routes/resources/preview.ts' },
  /** From the CMS to the page of an entry: `go/{uid}/{documentId}/{locale}`. */
  go: { path: 'go/:uid/:documentId/:locale', module: 'routes/resources/go.ts' },
  staffSignOut: { path: 'staff/sign-out', module: 'routes/resources/staff-sign-out.ts' },
  staffFile: { path: 'staff/files/:id', module: 'routes/resources/staff-file.ts' },
  contentWebhook: { path: 'webhooks/content', module: 'routes/resources/content-webhook.ts' },
} as const satisfies Record<string, ResourceEntry>

export type ResourceName = keyof typeof resources
