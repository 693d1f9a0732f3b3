import type { Locale } from '~content/locale'
import { answerLeadForm } from '../submit/answer-lead-form.server'
import { landingHandler } from './landing-handler.server'

/** Action of the landing forms. Throws a redirect to the confirmation; otherwise returns the errors for the page. */
export function answerLandingForm(request: Request, locale: Locale) {
  return answerLeadForm(request, locale, landingHandler())
}
