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
import type { LeadDeps } from './lead-deps.server'
import { leadPayloadForm } from './lead-payload'
import type { LeadHandler } from './lead-handler'
import { submitLead } from './submit-lead.server'

/**
 * The API call that submits a lead (leads-and-content.md §7), as JSON or as the form of the page: 200 `{data}` once it
 * is stored. 400, 413 and 415 for an unreadable body, 422 for invalid fields, 409 for a key that belongs to another
 * lead or an address that is subscribed, 429, and 503 while the outbox cannot be written.
 */
export async function answerLeadCall<Schema extends z.ZodType>(
  request: Request,
  handler: LeadHandler<Schema>,
  deps?: LeadDeps,
): Promise<Response> {
  if (request.method !== 'POST') return wrongMethod()
  const sent = await readSentForm(request, (body) => leadPayloadForm(body, handler.payload))
  if ('status' in sent) return unreadableCall(sent.status)
  const result = await submitLead(handler, { request, ...sent }, deps)
  switch (result.outcome) {
    case 'broken':
      return unreadableCall(400)
    case 'declined':
      return declinedCall(result, sent.language)
    case 'subscribed':
      return callAnswer(409, await alreadySubscribed(sent.language))
    case 'accepted': {
      const { reference, confirmation } = result
      return callAnswer(200, { data: { reference, confirmation } })
    }
  }
}

/** A success to the visitor (leads-and-content.md §8). */
async function alreadySubscribed(language: Locale): Promise<object> {
  const { t } = await createServerI18n(language)
  return { errors: ['ALREADY_SUBSCRIBED'], message: t('leads:alreadySubscribed'), fields: {} }
}
