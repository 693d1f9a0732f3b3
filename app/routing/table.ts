import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'

/**
 * One page of the site: its path per language and what it takes to deliver it.
 * This table is the only place where an address is spelled; routes, links, hreflang, sitemap,
 * the page store and the redirects between languages are all derived from it.
 */
export type PageEntry = {
  paths: Record<Locale, string>
  /** Route module below `app/`; null while the page does not exist, so that it answers 404. */
  module: string | null
  /** Query parameters that change the page, in the order in which the store's key holds them. */
  query?: readonly string[]
  /** Parameters that say something of one visitor: with any of them the page is made for that visitor alone. */
  ownQuery?: readonly string[]
  /** `never` keeps the page out of the page store and of search engines. */
  delivery?: 'stored' | 'never'
  /** Which listing section the page belongs to, where it belongs to one. */
  section?: SectionKey
  /** Whether its forms may carry files. */
  takesFiles?: boolean
  /** Whether the sitemap lists it as it stands (pages with parameters bring their own entries). */
  inSitemap?: boolean
}

/** Parameters that every page with the common header understands (browsing.md §2). */
const chrome = ['menu', 'landing'] as const

/** Listing parameters of browsing.md §2, in the order of canonical addresses. */
export const listingParameters = [
  'location',
  'checkIn',
  'checkOut',
  'adult',
  'children',
  'capacity',
  'bedroom',
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
  'product',
  'topListing',
  'ads',
] as const

/** What the calculator's form sends where no script answers it (browsing.md §2, detail). */
export const quoteParameter = 'quote'

/** What the assistant's form sends where no script answers it. */
export const questionParameter = 'q'

/** What a confirmation is about and which of its variants it is (contracts-and-routes.md §2.6). */
export const confirmationParameters = ['type', 'uniqueStays', 'topListing'] as const

function section(key: SectionKey, en: string, es: string) {
  const listing = {
    module: 'routes/listings/listing.tsx',
    query: [...listingParameters, ...chrome],
    section: key,
  } as const
  const detail = {
    module: 'routes/listings/detail.tsx',
    query: chrome,
    ownQuery: [quoteParameter],
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

function later(en: string, es: string = en, delivery: PageEntry['delivery'] = 'stored'): PageEntry {
  return { paths: { en, es }, module: null, delivery }
}

function confirmation(en: string, es: string = en) {
  return {
    paths: { en, es },
    module: 'routes/confirmation.tsx',
    query: [...confirmationParameters, ...chrome],
    ownQuery: ['reference'],
  } satisfies PageEntry
}

export const pages = {
  home: {
    paths: { en: '', es: '' },
    module: 'routes/home.tsx',
    query: chrome,
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
    query: chrome,
    // With a rental in its address it is the page of a visitor without script.
    ownQuery: ['product'],
  },
  inquireNowConfirmation: confirmation(
    'inquire-now/confirmation/:slug',
    'consultar-ahora/confirmation/:slug',
  ),
  aboutUs: later('about-us', 'sobre-nosotros'),
  listWithUs: later('list-with-us', 'unete-a-nosotros'),
  blog: later('blog'),
  blogPost: later('blog/:slug'),
  terms: later('terms-and-conditions/:slug', 'terminos-y-condiciones/:slug'),
  termsDetail: later(
    'terms-and-conditions/:slug/:subslug',
    'terminos-y-condiciones/:slug/:subslug',
  ),
  landingPage: later('landing-page/:slug'),
  landingProduct: later('landing-product/:slug'),
  landingOffers: later('landing-offers/vacation-rentals', 'landing-offers/casas-vacacionales'),
  landingPrices: later('landing-prices/vacation-rentals', 'landing-prices/casas-vacacionales'),
  confirmation: confirmation('confirmation/:slug'),
  contractNew: later('contract', 'contract', 'never'),
  contract: later('contract/:id', 'contract/:id', 'never'),
  document: later('document/:slug', 'documento/:slug'),
  photography: later('photography-and-video-services', 'servicios-de-fotografia-y-video'),
  propertyManagement: later('property-management', 'administracion-de-propiedades'),
  propertyMarketing: later('property-marketing', 'mercadeo-de-propiedades'),
  referralPlan: later('referral-plan', 'plan-de-referidos'),
  bookingConfirmation: later(
    'booking-confirmation/:slug',
    'confirmacion-de-reserva/:slug',
    'never',
  ),
  subscribe: later('subscribe', 'suscribirse'),
  career: later('career/:id', 'empleo/:id'),
  assistant: {
    paths: { en: 'renty', es: 'renty' },
    module: 'routes/assistant.tsx',
    query: chrome,
    // A question in the address is that of a visitor without script.
    ownQuery: [questionParameter],
    inSitemap: true,
  },
  staffSignIn: later('staff/sign-in', 'personal/entrar', 'never'),
} as const satisfies Record<string, PageEntry>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]

export function pageEntry(name: PageName): PageEntry {
  return pages[name]
}

/** Path prefix of each language, without the page's own path. */
export const localePrefix: Record<Locale, string> = { en: '', es: '/es' }

/** Below it lie the calls, which programs may use that are no browsers. */
export const callsPath = '/api/'

export type ResourceEntry = {
  path: string
  module: string
  /** Whether forms with files may be sent to it. */
  takesFiles?: boolean
}

/** Resource routes: addresses without a language. */
export const resources = {
  sitemap: { path: 'sitemap.xml', module: 'routes/resources/sitemap.ts' },
  robots: { path: 'robots.txt', module: 'routes/resources/robots.ts' },
  rentalsApi: { path: 'api/rentals', module: 'routes/resources/api-rentals.ts' },
  bookingApi: { path: 'api/rentals/booking', module: 'routes/resources/api-booking.ts' },
  verifyApi: { path: 'api/bookings/verify', module: 'routes/resources/api-verify.ts' },
  requireApi: { path: 'api/bookings/require', module: 'routes/resources/api-require.ts' },
  rentalApi: { path: 'api/rentals/:slug', module: 'routes/resources/api-rental.ts' },
  requestLandingPagesApi: {
    path: 'api/request-landing-pages',
    module: 'routes/resources/api-request-landing-pages.ts',
  },
  citiesApi: { path: 'api/location/cities', module: 'routes/resources/api-cities.ts' },
  assistantApi: { path: 'api/assistant', module: 'routes/resources/api-assistant.ts' },
  upload: { path: 'upload', module: 'routes/resources/upload.ts', takesFiles: true },
  contentWebhook: { path: 'webhooks/content', module: 'routes/resources/content-webhook.ts' },
} as const satisfies Record<string, ResourceEntry>
