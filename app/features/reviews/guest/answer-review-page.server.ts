import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { getForm } from '~/platform/body/get-form.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { secondsToWait } from '~/platform/links/open-private-link.server'
import { log } from '~/platform/log/log.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { href } from '~/routing/href'
import { createReviewStore, type ReviewStore } from '../review-store.server'
import { openReview } from './open-review.server'
import { readReviewForm, type ReviewProblems, type ReviewValues } from './read-review-form'

export type ReviewReply = {
  /**
   * What is wrong by field; `closed`: the review is not open (any more), as the page says; `unavailable`: not stored.
   */
  problem: 'incomplete' | 'closed' | 'unavailable'
  problems: ReviewProblems
  /** What was entered; null where nothing can be sent any more. */
  values: ReviewValues | null
}

type RequestContext = { request: Request; locale: Locale; link: string }
type Parts = { store?: Pick<ReviewStore, 'findByLink' | 'send'>; now?: Date }

/**
 * Takes what a guest wrote, once. Redirects to the page, or returns the problems. Throws 404 and 429 responses, and the
 * error response of an unreadable form.
 */
export async function answerReviewPage(
  { request, locale, link }: RequestContext,
  { store = createReviewStore(), now = new Date() }: Parts = {},
) {
  // Before anything is asked of the CMS, so that nothing is lost while it is away.
  const form = await getForm(request)
  const read = readReviewForm(form)
  const { values } = read
  try {
    const opened = await openReview(request, link, store)
    if (opened.outcome !== 'open') {
      const wait = secondsToWait(opened)
      throw new Response(null, {
        status: wait ? 429 : 404,
        headers: wait ? { 'Retry-After': wait } : {},
      })
    }
    if (read.outcome === 'invalid') {
      return data<ReviewReply>({ problem: 'incomplete', problems: read.problems, values }, 422)
    }
    const address = (request.headers.get(clientAddressHeader) ?? '').slice(0, 100)
    const sent = await store.send(opened.record.reference, {
      ...read.review,
      day: guatemalaToday(now),
      address,
      language: locale,
    })
    if (!sent) return data<ReviewReply>({ problem: 'closed', problems: {}, values: null }, 409)
    throw redirect(href('review', locale, { slug: link }, 'sent=1'), 303)
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a review could not be stored')
    return data<ReviewReply>({ problem: 'unavailable', problems: {}, values }, 503)
  }
}
