import { data } from '@remix-run/node'
import type { Locale } from '~content/locale'
import type { GalleryPicture } from '~content/picture'
import type { Review } from '~content/review'
import { type ReviewState, reviewState } from '~content/review-stage'
import { rentalPagePath, rentalText } from '~/features/catalogue/rental-page'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { noChoice } from '~/features/pricing/request/stay-choice'
import { closedLink } from '~/features/private-pages/closed-link.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { createReviewStore, type ReviewStore } from '../review-store.server'
import { openReview } from './open-review.server'
import { proposedName } from './read-review-form'

type RequestContext = { request: Request; locale: Locale; link: string }
type Parts = { store?: Pick<ReviewStore, 'findByLink'>; now?: Date }

const statuses: Record<ReviewState, number> = { open: 200, done: 200, early: 200, cancelled: 410 }

/** What the page of a guest's review shows. Throws a 503 response if the CMS is unreachable. */
export async function readReviewPage(
  { request, locale, link }: RequestContext,
  { store = createReviewStore(), now = new Date() }: Parts = {},
) {
  return throw503OnOutage('a review could not be read', async () => {
    const { t } = await createServerI18n(locale)
    const title = t('reviews:metaTitle')
    const opened = await openReview(request, link, store)
    if (opened.outcome === 'open') {
      const state = reviewState(opened.record, guatemalaToday(now))
      const isSent = new URL(request.url).searchParams.has('sent')
      const page = pageOf(opened.record, { locale, state, isSent })
      return data({ kind: 'review' as const, title, ...page }, { status: statuses[state] })
    }
    const { page, init } = closedLink(opened, locale)
    return data({ ...page, title }, init)
  })
}

type Shown = { locale: Locale; state: ReviewState; isSent: boolean }

function pageOf(review: Review, { locale, state, isSent }: Shown) {
  const { stay, name, text, ratings, language } = review
  return {
    locale,
    state,
    /** They came from the form just now. */
    isSent: isSent && state === 'done',
    house: reviewedRental(review, locale),
    stay: stay && { startDate: stay.startDate, endDate: stay.endDate },
    proposedName: stay ? proposedName(stay.guestName) : '',
    /** What the guest has written, for them to read again. */
    sent: state === 'done' && ratings && text ? { name, text, ratings, language } : null,
  }
}

type ReviewedRental = { name: string; path: string | null; picture: GalleryPicture | null }

/** The rental under its own name, with a picture where it is still published. */
function reviewedRental({ rentalId, rentalName }: Review, locale: Locale): ReviewedRental {
  const catalogue = hasCatalogue() ? getCatalogueUntagged() : null
  const rental = catalogue?.rentals.get(rentalId ?? '')
  if (!catalogue || !rental) return { name: rentalName ?? '', path: null, picture: null }
  const words = rentalText(rental, locale)
  const first = words?.gallery[0]
  return {
    name: words?.name ?? rentalName ?? '',
    path: rentalPagePath(catalogue, rental, locale, { choice: noChoice, landing: false }),
    picture: first ? pictureOf(first) : null,
  }
}

function pictureOf({ picture: { hash, width, height }, alt }: GalleryPicture): GalleryPicture {
  return { picture: { hash, width, height }, alt }
}

export type ReviewPageData = ReturnType<typeof pageOf>
