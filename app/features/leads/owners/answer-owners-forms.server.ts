import type { Locale } from '~content/locale'
import { answerLeadForm } from '../submit/answer-lead-form.server'
import { listWithUsHandler, referralHandler } from './owners-handlers.server'

/** The action of the list-with-us page: throws the way to the confirmation, or gives what is wrong. */
export function answerListWithUsForm(request: Request, locale: Locale) {
  return answerLeadForm(request, locale, listWithUsHandler)
}

/** The same of the referral plan. */
export function answerReferralForm(request: Request, locale: Locale) {
  return answerLeadForm(request, locale, referralHandler)
}
