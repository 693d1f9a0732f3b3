import type { Locale } from '~content/locale'
import { answerLeadForm } from '../submit/answer-lead-form.server'
import { subscriptionHandler } from './subscription-handler.server'

/**
 * Action of the subscription form. Throws a redirect to the confirmation; otherwise returns the errors or the notice.
 */
export function answerSubscriptionForm(request: Request, locale: Locale) {
  return answerLeadForm(request, locale, subscriptionHandler)
}
