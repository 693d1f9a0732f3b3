import type { Locale } from '~content/locale'
import { answerLeadForm } from '../submit/answer-lead-form.server'
import { listWithUsHandler, referralHandler } from './owners-handlers.server'

/**
 * Action of the list-with-us form. Throws a redirect to the confirmation; otherwise returns the errors for the page.
 */
export function answerListWithUsForm(request: Request, locale: Locale) {
  return answerLeadForm(request, locale, listWithUsHandler)
}

/** The same of the referral plan. */
export function answerReferralForm(request: Request, locale: Locale) {
  return answerLeadForm(request, locale, referralHandler)
}
