import type { Locale } from '~content/locale'
import { answerLeadForm } from '../submit/answer-lead-form.server'
import { landingHandler } from './landing-handler.server'

/** The action of a page with landing forms: throws the way to the confirmation, or gives what is wrong. */
export function answerLandingForm(request: Request, locale: Locale) {
  return answerLeadForm(request, locale, landingHandler())
}
