import type { Locale } from '~content/locale'
import { getForm } from '~/platform/body/get-form.server'
import { answerSubmitResult } from '../submit/answer-lead-form.server'
import { submitLead } from '../submit/submit-lead.server'
import { claimHandler, reportHandler } from './report-handler.server'

/** Action of a rental's report form. Throws a redirect back to its page; otherwise returns the errors for the page. */
export async function answerReportForm(request: Request, language: Locale) {
  const form = await getForm(request)
  const handler = form.get('kind') === 'productClaim' ? claimHandler() : reportHandler()
  return answerSubmitResult(form, await submitLead(handler, { request, form, language }))
}
