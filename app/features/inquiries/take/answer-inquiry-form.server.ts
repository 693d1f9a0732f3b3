import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { retryHeaders } from '~/features/submissions/declined'
import { brokenForm, formErrorResponse } from '~/platform/forms/form-error'
import { readForm } from '~/platform/forms/read-form.server'
import { confirmationPath } from './confirmation-path.server'
import { takeInquiry } from './take-inquiry.server'

/**
 * The page's own form, as a browser sends it without script: on to the confirmation, or back to the page with
 * what is wrong. Throws the refusal of a form that cannot be read.
 */
export async function answerInquiryForm(request: Request, locale: Locale) {
  const read = await readForm(request)
  if (!('form' in read)) throw formErrorResponse(read)
  const taken = await takeInquiry(request, read.form, locale)
  if (taken.outcome === 'broken') throw formErrorResponse(brokenForm)
  if (taken.outcome === 'accepted') {
    throw redirect(confirmationPath(locale, taken, read.form.has('landing')), 303)
  }
  return data(taken.reply, { status: taken.status, headers: retryHeaders(taken) })
}
