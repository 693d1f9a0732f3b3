import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { maxReviewAnswerLength } from '~content/review-stage'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { stayAuthor } from '~/features/stays/stay-author'
import { formText } from '~/platform/body/form-text'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm, getRevision } from '~/platform/body/get-form.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { href } from '~/routing/href'
import { createReviewStore, type ReviewStore } from '../review-store.server'
import { reviewDecisions, type ReviewReply } from './review-decision'

type RequestContext = {
  request: Request
  locale: Locale
  id: string
  store?: Pick<ReviewStore, 'decide'>
}

/** Approves or refuses a review, with or without an answer. Redirects to its page, or returns the problem. */
export async function answerStaffReview({
  request,
  locale,
  id,
  store = createReviewStore(),
}: RequestContext) {
  const staff = await requireStaff(request, { right: 'stays' })
  const form = await getForm(request)
  const decision = reviewDecisions.find((name) => name === form.get('do'))
  if (!decision) throw formErrorResponse(brokenForm)
  const revision = getRevision(form)
  const answer = formText(form, 'answer')
  if (answer.length > maxReviewAnswerLength)
    return data<ReviewReply>({ problem: 'tooLong', answer, revision }, 422)
  try {
    const changed = await store.decide(id, {
      revision,
      by: stayAuthor(request, staff),
      set: { stage: decision === 'approve' ? 'approved' : 'refused', answer: answer || null },
    })
    if (!changed) return data<ReviewReply>({ problem: 'outdated', answer, revision: null }, 409)
    throw redirect(href('staffReview', locale, { id }, `done=${decision}`), 303)
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a review could not be changed')
    return data<ReviewReply>({ problem: 'unavailable', answer, revision }, 503)
  }
}
