import { calendarPath } from '../../content-types/calendar-path'
import { pictureWebhookPath } from '../../content-types/picture-webhook-path'
import { previewPath } from '../../content-types/preview-path'
import { sharePath } from '../../content-types/share-path'
import {
  listingParameters,
  listPathParameter,
  sitemapPartParameter,
  suggestionParameters,
} from './parameters'

/** Path prefix of the API calls, which programs other than browsers may use. */
export const callsPath = '/api/'

/** The picture by which visits are counted behind a CDN; the server answers it itself. */
export const visitPixelPath = '/v.gif'

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
  /** The name of the site for home screens, from its settings. */
  manifestEn: { path: 'site.webmanifest', module: 'routes/resources/web-manifest.ts' },
  manifestEs: { path: 'es/site.webmanifest', module: 'routes/resources/web-manifest.ts' },
  /** How many places a list has, and how many each choice of its filters leaves. The list is named as below. */
  listCounts: {
    path: 'list/counts',
    module: 'routes/resources/list-counts.ts',
    query: [listPathParameter, ...listingParameters],
  },
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
  availableRentalsApi: {
    path: 'api/rentals/:slug/free-places',
    module: 'routes/resources/api-available-rentals.ts',
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
  /** The picture of the preview that other sites show for a shared link; its file name says what is drawn. */
  shareImage: { path: `${sharePath}/:file`, module: 'routes/resources/share-image.ts' },
  preview: { path: `${previewPath}/:token`, module: 'routes/resources/preview.ts' },
  /** From the CMS to the page of an entry: `go/{uid}/{documentId}/{locale}`. */
  go: { path: 'go/:uid/:documentId/:locale', module: 'routes/resources/go.ts' },
  staffSignOut: { path: 'staff/sign-out', module: 'routes/resources/staff-sign-out.ts' },
  /** What is new, told to open desks as it happens (server-sent events). */
  staffEvents: { path: 'staff/events', module: 'routes/resources/staff-events.ts' },
  /** The receipt of a payment, for the team. */
  staffReceipt: {
    path: 'staff/receipts/:stay/:payment',
    module: 'routes/resources/staff-receipt.ts',
  },
  /** The receipt of a payment that is typed and not noted yet. */
  staffReceiptPreview: {
    path: 'staff/receipt-previews/:stay',
    module: 'routes/resources/staff-receipt-preview.ts',
  },
  staffFile: { path: 'staff/files/:id', module: 'routes/resources/staff-file.ts' },
  /** A report of the staff as CSV. */
  staffReport: { path: 'staff/report-files/:name', module: 'routes/resources/staff-report.ts' },
  /** All rentals, or the template of an import, as CSV. */
  staffRentalFile: {
    path: 'staff/rental-files/:name',
    module: 'routes/resources/staff-rental-file.ts',
  },
  contentWebhook: { path: 'webhooks/content', module: 'routes/resources/content-webhook.ts' },
  /** A picture at an address of another site, for the CMS. */
  pictureWebhook: { path: pictureWebhookPath, module: 'routes/resources/picture-webhook.ts' },
} as const satisfies Record<string, ResourceEntry>

export type ResourceName = keyof typeof resources
