import { data, redirect } from '@remix-run/node'
import type * as z from 'zod'
import type { Locale } from '~content/locale'
import { retryHeaders } from '~/features/submissions/declined'
import { brokenForm, formErrorResponse } from '~/platform/forms/form-error'
import { readForm } from '~/platform/forms/read-form.server'
import { formIdField, type LeadReply } from '../form/lead-reply'
import type { LeadTaker } from './lead-taker'
import { takeLead, type TakenLead } from './take-lead.server'

/**
 * A lead form as a browser sends it to its page without script: on to the confirmation, or back to the page with
 * what is wrong. Throws the refusal of a form that cannot be read.
 */
export async function answerLeadForm<Schema extends z.ZodType>(
  request: Request,
  language: Locale,
  taker: LeadTaker<Schema>,
) {
  const read = await readForm(request)
  if (!('form' in read)) throw formErrorResponse(read)
  return answerTaken(read.form, await takeLead(taker, { request, form: read.form, language }))
}

/** What the page of a form shows of what became of it; throws where there is another page to go to. */
export function answerTaken(form: FormData, taken: TakenLead) {
  const formId = form.get(formIdField)
  const about = { formId: typeof formId === 'string' ? formId : '' }
  switch (taken.outcome) {
    case 'broken':
      throw formErrorResponse(brokenForm)
    case 'accepted':
      throw redirect(taken.confirmation, 303)
    case 'subscribed': {
      const reply: LeadReply = { ...about, result: {}, notice: 'alreadySubscribed' }
      return data(reply, { status: 200 })
    }
    case 'declined': {
      const reply: LeadReply = { ...about, result: taken.reply, notice: null }
      return data(reply, { status: taken.status, headers: retryHeaders(taken) })
    }
  }
}
