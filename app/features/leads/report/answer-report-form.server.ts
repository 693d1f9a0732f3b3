import type { Locale } from '~content/locale'
import { formErrorResponse } from '~/platform/forms/form-error'
import { readForm } from '~/platform/forms/read-form.server'
import { answerTaken } from '../take/answer-lead-form.server'
import { takeLead } from '../take/take-lead.server'
import { claimTaker, reportTaker } from './report-taker.server'

/** The action of a place's page: throws the way back to it, or gives what is wrong with the form. */
export async function answerReportForm(request: Request, language: Locale) {
  const read = await readForm(request)
  if (!('form' in read)) throw formErrorResponse(read)
  const { form } = read
  const taker = form.get('kind') === 'productClaim' ? claimTaker() : reportTaker()
  return answerTaken(form, await takeLead(taker, { request, form, language }))
}
