import { data, redirect } from '@remix-run/node'
import type * as z from 'zod'
import type { Locale } from '~content/locale'
import { retryHeaders } from '~/features/submissions/declined'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm } from '~/platform/body/get-form.server'
import { formIdField, type LeadReply } from '../form/lead-reply'
import type { LeadHandler } from './lead-handler'
import { submitLead, type SubmitLeadResult } from './submit-lead.server'

/**
 * The action of a lead form that is sent without script: redirects to the confirmation, or returns the errors for the
 * page. Throws the error response of a form that cannot be read.
 */
export async function answerLeadForm<Schema extends z.ZodType>(
  request: Request,
  language: Locale,
  handler: LeadHandler<Schema>,
) {
  const form = await getForm(request)
  return answerSubmitResult(form, await submitLead(handler, { request, form, language }))
}

/** The action data for the page of a form. Throws a redirect if the lead was accepted. */
export function answerSubmitResult(form: FormData, result: SubmitLeadResult) {
  const formId = form.get(formIdField)
  const about = { formId: typeof formId === 'string' ? formId : '' }
  switch (result.outcome) {
    case 'broken':
      throw formErrorResponse(brokenForm)
    case 'accepted':
      throw redirect(result.confirmation, 303)
    case 'subscribed': {
      const reply: LeadReply = { ...about, result: {}, notice: 'alreadySubscribed' }
      return data(reply, { status: 200 })
    }
    case 'declined': {
      const reply: LeadReply = { ...about, result: result.reply, notice: null }
      return data(reply, { status: result.status, headers: retryHeaders(result) })
    }
  }
}
