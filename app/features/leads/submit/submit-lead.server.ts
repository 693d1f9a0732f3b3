import { randomUUID } from 'node:crypto'
import type { Submission } from '@conform-to/react'
import type * as z from 'zod'
import { readCampaignFields } from '~/features/submissions/campaign/read-campaign-fields'
import type { Declined } from '~/features/submissions/declined'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { message, type FormMessage } from '~/platform/forms/form-message'
import { parseForm } from '~/platform/forms/parse-form.server'
import { systemFields } from '~/platform/forms/system-fields'
import { log } from '~/platform/log/log.server'
import type { LeadContent } from '~content/lead'
import type { Locale } from '~content/locale'
import { leadRecordSchema } from '../lead-record'
import { leadDeps, type LeadDeps } from './lead-deps.server'
import type { LeadBase, LeadHandler } from './lead-handler'
import { storeLead } from './store-lead.server'

const longest = 2000

/**
 * The page on which a form was, as its visitor saw it: what the browser says of it, as long as it is one of
 * ours. Null for programs, which say nothing.
 */
function pageOfForm({ headers }: Pick<Request, 'headers'>, origin: string): string | null {
  const referer = headers.get('Referer') ?? ''
  if (!URL.canParse(referer)) return null
  const page = new URL(referer)
  page.hash = ''
  return page.origin === origin && page.href.length <= longest ? page.href : null
}

export type SubmitLeadResult =
  /** Stored in the outbox, or only pretended so to a program that filled in the honeypot. */
  | { outcome: 'accepted'; id: string; reference: string; confirmation: string; lead: LeadContent }
  /** The address is already subscribed, which is not an error. */
  | { outcome: 'subscribed' }
  | Declined
  /** The form is malformed (400). */
  | { outcome: 'broken' }

type SentLead = { request: Request; form: FormData; language: Locale }

/**
 * Submits a lead from a page, its script or a program: validation, look-up of what it refers to, abuse check, outbox.
 * The form must come from `readForm`. Declined with 503 while its files or the outbox cannot be read or written.
 */
export async function submitLead<Schema extends z.ZodType>(
  { schema, draft }: LeadHandler<Schema>,
  sent: SentLead,
  deps: LeadDeps = leadDeps(),
): Promise<SubmitLeadResult> {
  const parsed = parseForm(schema, sent.form)
  if (!('submission' in parsed)) return { outcome: 'broken' }
  const { submission } = parsed
  if (submission.status !== 'success') {
    return { outcome: 'declined', status: 422, reply: submission.reply() }
  }
  const reply: Reply = (problem) => submission.reply(problem)
  try {
    return await submitValid((base) => draft(submission.value, base), { ...sent, reply }, deps)
  } catch (err) {
    if (!(err instanceof StorageUnavailable)) throw err
    log.error({ err }, 'a lead could not be stored')
    return decline(reply, 503, 'sendDataError')
  }
}

/** The reply to a form whose fields are valid, with what was typed. */
type Reply = (problem: Parameters<Submission<unknown>['reply']>[0]) => Declined['reply']

function decline(reply: Reply, status: Declined['status'], text: FormMessage): Declined {
  return { outcome: 'declined', status, reply: reply({ formErrors: [message(text)] }) }
}

/** Throws `StorageUnavailable`. */
async function submitValid(
  draft: (base: LeadBase) => ReturnType<LeadHandler<z.ZodType>['draft']>,
  { request, form, language, reply }: SentLead & { reply: Reply },
  deps: LeadDeps,
): Promise<SubmitLeadResult> {
  const pageUrl = pageOfForm(request, deps.origin)
  const drafted = await draft({
    language,
    landing: form.has('landing') || /[?&]landing=/.test(pageUrl ?? ''),
    campaign: readCampaignFields(request, form),
    botFlag: false,
    pageUrl,
  })
  if (!drafted) return decline(reply, 422, 'formIncomplete')
  if ('unavailable' in drafted) return decline(reply, 503, 'sendDataError')
  if ('fieldErrors' in drafted) {
    return { outcome: 'declined', status: 422, reply: reply(drafted) }
  }
  const { lead, confirmation, files = [] } = drafted
  const accepted = (id: string) => {
    const reference = referenceOf(id)
    return {
      ...({ outcome: 'accepted', id, reference, lead } as const),
      confirmation: confirmation(reference),
    }
  }

  const abuse = await deps.checkAbuse(request, form)
  if (abuse.outcome === 'honeypot') return accepted(randomUUID())
  if (abuse.outcome === 'botCheckFailed') return decline(reply, 422, 'botCheckFailed')
  if (abuse.outcome === 'limited') {
    return { ...decline(reply, 429, 'tooManyTries'), retryAfter: abuse.retryAfter }
  }
  if (
    lead.kind === 'subscription' &&
    (await deps.isSubscribed(lead.contact.email, request.signal)) === true
  ) {
    return { outcome: 'subscribed' }
  }

  const record = leadRecordSchema.safeParse({ lead: { ...lead, botFlag: abuse.isFlagged } })
  if (!record.success) {
    const fields = record.error.issues.map(({ path }) => path.join('.'))
    log.warn({ fields, kind: lead.kind }, 'lead rejected: record failed validation')
    return decline(reply, 422, 'formIncomplete')
  }
  const clientKey = form.get(systemFields.submissionKey)
  const stored = await storeLead(record.data, {
    deps,
    files,
    clientKey: typeof clientKey === 'string' ? clientKey : null,
  })
  switch (stored.outcome) {
    case 'accepted':
      return accepted(stored.id)
    case 'conflict':
      return decline(reply, 409, 'alreadySent')
    case 'unavailable':
      return decline(reply, 503, 'sendDataError')
    case 'gone': {
      const fieldErrors = Object.fromEntries(
        stored.fields.map((field) => [field, [message('fileGone')]]),
      )
      return { outcome: 'declined', status: 422, reply: reply({ fieldErrors }) }
    }
  }
}
