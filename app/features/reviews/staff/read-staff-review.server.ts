import type { Locale } from '~content/locale'
import type { Review } from '~content/review'
import { rentalPagePath } from '~/features/catalogue/rental-page'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { noChoice } from '~/features/pricing/request/stay-choice'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { notFound } from '~/platform/http/not-found.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { createReviewStore } from '../review-store.server'
import { reviewDecisions } from './review-decision'

type RequestContext = { request: Request; locale: Locale; id: string }

/** A review as staff decide about it. Throws 404 and 503 responses. */
export async function readStaffReview({ request, locale, id }: RequestContext) {
  await requireStaff(request, { right: 'stays' })
  const done = new URL(request.url).searchParams.get('done')
  const { t } = await createServerI18n(locale)
  return throw503OnOutage('a review could not be read', async () => {
    const review = await createReviewStore().find(id)
    if (!review) throw notFound()
    const { reference, name } = review
    return {
      review: shownReview(review),
      locale,
      title: name
        ? t('reviews:staff.titleOf', { name })
        : t('reviews:staff.titleAsked', { reference }),
      house: reviewsPathOf(review.rentalId, locale),
      done: reviewDecisions.find((decision) => decision === done) ?? null,
    }
  })
}

export type StaffReviewData = Awaited<ReturnType<typeof readStaffReview>>

/** What the page says of a review: of its stay the days alone, neither the guest's name nor their address. */
function shownReview({ stay, rentalId: _, ...review }: Review) {
  return { ...review, stay: stay && { startDate: stay.startDate, endDate: stay.endDate } }
}

/** The page of the rental, at its reviews; null if it is not published. */
function reviewsPathOf(rentalId: string | null, locale: Locale): string | null {
  const catalogue = hasCatalogue() ? getCatalogueUntagged() : null
  const rental = catalogue?.rentals.get(rentalId ?? '')
  if (!catalogue || !rental) return null
  const page = rentalPagePath(catalogue, rental, locale, { choice: noChoice, landing: false })
  return `${page}#reviews`
}
