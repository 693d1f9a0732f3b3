import type * as z from 'zod'
import type { Locale } from '~content/locale'
import {
  callAnswer,
  declinedCall,
  unreadableCall,
  wrongMethod,
} from '~/features/submissions/call-answer.server'
import { readSentForm } from '~/features/submissions/read-sent-form.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { LeadDesk } from './lead-desk.server'
import { leadPayloadForm } from './lead-payload'
import type { LeadTaker } from './lead-taker'
import { takeLead } from './take-lead.server'

/**
 * A call that takes a lead (leads-and-content.md §7), as JSON or as the form of the page: 200 `{data}` once it
 * is written down. 400, 413 and 415 for what cannot be read, 422 for what is wrong, 409 for a key that belongs
 * to another lead or an address that is subscribed, 429, and 503 while nothing can be written down.
 */
export async function answerLeadCall<Schema extends z.ZodType>(
  request: Request,
  taker: LeadTaker<Schema>,
  desk?: LeadDesk,
): Promise<Response> {
  if (request.method !== 'POST') return wrongMethod()
  const sent = await readSentForm(request, (body) => leadPayloadForm(body, taker.payload))
  if ('status' in sent) return unreadableCall(sent.status)
  const taken = await takeLead(taker, { request, ...sent }, desk)
  switch (taken.outcome) {
    case 'broken':
      return unreadableCall(400)
    case 'declined':
      return declinedCall(taken, sent.language)
    case 'subscribed':
      return callAnswer(409, await alreadySubscribed(sent.language))
    case 'accepted': {
      const { reference, confirmation } = taken
      return callAnswer(200, { data: { reference, confirmation } })
    }
  }
}

/** A success to the visitor (leads-and-content.md §8). */
async function alreadySubscribed(language: Locale): Promise<object> {
  const { t } = await createServerI18n(language)
  return { errors: ['ALREADY_SUBSCRIBED'], message: t('leads:alreadySubscribed'), fields: {} }
}
