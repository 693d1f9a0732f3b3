import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import {
  confirmationParameters,
  layoutParameters,
  listingParameters,
  quoteParameter,
  questionParameter,
  searchParameter,
  stayParameters,
  whereParameter,
} from './parameters'

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
  takesFiles?: boolean | 'archives'
  /** Whether the sitemap lists it as it stands (pages with parameters bring their own entries). */
  inSitemap?: boolean
}

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
    inSitemap: true,
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
  /** What staff offer to a guest, under a private link. */
  offer: {
    paths: { en: 'offer/:id', es: 'oferta/:id' },
    module: 'routes/offers/offer.tsx',
    delivery: 'never',
    hasMinimalLayout: true,
  },
  /** What a guest says of a stay, under a private link. */
  review: {
    paths: { en: 'review/:slug', es: 'opinion/:slug' },
    module: 'routes/reviews/review.tsx',
    delivery: 'never',
    hasMinimalLayout: true,
  },
  subscribe: {
    paths: { en: 'subscribe', es: 'suscribirse' },
    module: 'routes/subscribe.tsx',
    query: layoutParameters,
    inSitemap: true,
  },
  /** The letters that were sent. */
  newsletter: {
    paths: { en: 'newsletter', es: 'cartas' },
    module: 'routes/newsletter/newsletter.tsx',
    query: layoutParameters,
    inSitemap: true,
  },
  newsletterIssue: {
    paths: { en: 'newsletter/:slug', es: 'cartas/:slug' },
    module: 'routes/newsletter/issue.tsx',
    query: layoutParameters,
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
  staffCalendar: staff('routes/staff/calendar.tsx', 'staff/calendar', 'personal/calendario'),
  staffNewReservation: staff(
    'routes/staff/new-reservation.tsx',
    'staff/calendar/new',
    'personal/calendario/nueva',
  ),
  staffReservation: staff(
    'routes/staff/reservation.tsx',
    'staff/calendar/entries/:id',
    'personal/calendario/entradas/:id',
  ),
  staffStays: staff('routes/staff/stays.tsx', 'staff/stays', 'personal/estadias'),
  staffStay: staff('routes/staff/stay.tsx', 'staff/stays/:id', 'personal/estadias/:id'),
  staffOffer: staff(
    'routes/staff/offer.tsx',
    'staff/stays/:id/offer',
    'personal/estadias/:id/oferta',
  ),
  staffPayment: staff(
    'routes/staff/payment.tsx',
    'staff/stays/:id/payment',
    'personal/estadias/:id/pago',
  ),
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
  staffReviews: staff('routes/staff/reviews.tsx', 'staff/reviews', 'personal/opiniones'),
  staffReview: staff('routes/staff/review.tsx', 'staff/reviews/:id', 'personal/opiniones/:id'),
  staffReports: staff('routes/staff/reports.tsx', 'staff/reports', 'personal/reportes'),
  staffRentals: {
    ...staff('routes/staff/rentals.tsx', 'staff/rentals', 'personal/casas'),
    takesFiles: 'archives',
  },
  staffRentalImport: staff(
    'routes/staff/rental-import.tsx',
    'staff/rentals/:id',
    'personal/casas/:id',
  ),
  staffFiles: staff('routes/staff/files.tsx', 'staff/files', 'personal/archivos'),
} as const satisfies Record<string, PageEntry>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]

export function pageEntry(name: PageName): PageEntry {
  return pages[name]
}

/** The route that stands around the staff area of a language, by which its data are found. */
export function staffAreaId(locale: Locale): string {
  return `${locale}/staffArea`
}
