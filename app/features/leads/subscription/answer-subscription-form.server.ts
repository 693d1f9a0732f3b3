import type { Locale } from '~content/locale'
import { answerLeadForm } from '../submit/answer-lead-form.server'
import { subscriptionHandler } from './subscription-handler.server'

/** The action of the subscription page: throws the way to the confirmation, or gives what there is to say. */
export function answerSubscriptionForm(request: Request, locale: Locale) {
  return answerLeadForm(request, locale, subscriptionHandler)
}
