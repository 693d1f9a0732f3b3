import { landingPages } from './landing-pages'
import { listingPages } from './listing-pages'
import type { PageEntry } from './page-entry'
import {
  confirmationParameters,
  layoutParameters,
  questionParameter,
  searchParameter,
} from './parameters'
import { staffPages } from './staff-pages'

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

/**
 * Every page of the site. This table, with the tables of listings, landings and the staff area, is the only place where
 * an address is spelled; routes, links, hreflang, sitemap, the page store and the redirects between languages are all
 * derived from it.
 */
export const pages = {
  home: {
    paths: { en: '', es: '' },
    module: 'routes/home.tsx',
    query: layoutParameters,
    inSitemap: true,
  },

  ...listingPages,

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
  },
  listWithUs: {
    paths: { en: 'list-with-us', es: 'unete-a-nosotros' },
    module: 'routes/owners/list-with-us.tsx',
    query: layoutParameters,
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
  /** Redirects to the first of the legal texts. */
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
  ...landingPages,
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
  /** A guest's review of a stay, under a private link. */
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
  /** The archive of newsletters. */
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
  ...staffPages,
} as const satisfies Record<string, PageEntry>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]

export function pageEntry(name: PageName): PageEntry {
  return pages[name]
}
