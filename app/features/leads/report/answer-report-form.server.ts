import type { Locale } from '~content/locale'
import { getForm } from '~/platform/body/get-form.server'
import { answerSubmitResult } from '../submit/answer-lead-form.server'
import { submitLead } from '../submit/submit-lead.server'
import { claimHandler, reportHandler } from './report-handler.server'

/** The action of a place's page: throws the way back to it, or gives what is wrong with the form. */
export async function answerReportForm(request: Request, language: Locale) {
  const form = await getForm(request)
  const handler = form.get('kind') === 'productClaim' ? claimHandler() : reportHandler()
  return answerSubmitResult(form, await submitLead(handler, { request, form, language }))
}
