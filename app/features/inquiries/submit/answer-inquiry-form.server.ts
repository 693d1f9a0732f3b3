import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { retryHeaders } from '~/features/submissions/declined'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm } from '~/platform/body/get-form.server'
import { confirmationPath } from './confirmation-path.server'
import { submitInquiry } from './submit-inquiry.server'

/**
 * The action of the inquiry form that is sent without script: redirects to the confirmation, or returns the errors for
 * the page. Throws the error response of a form that cannot be read.
 */
export async function answerInquiryForm(request: Request, locale: Locale) {
  const form = await getForm(request)
  const result = await submitInquiry(request, form, locale)
  if (result.outcome === 'broken') throw formErrorResponse(brokenForm)
  if (result.outcome === 'accepted') {
    throw redirect(confirmationPath(locale, result, form.has('landing')), 303)
  }
  return data(result.reply, { status: result.status, headers: retryHeaders(result) })
}
