import type { Locale } from '~content/locale'
import { answerLeadForm } from '../take/answer-lead-form.server'
import { subscriptionTaker } from './subscription-taker.server'

/** The action of the subscription page: throws the way to the confirmation, or gives what there is to say. */
export function answerSubscriptionForm(request: Request, locale: Locale) {
  return answerLeadForm(request, locale, subscriptionTaker)
}
