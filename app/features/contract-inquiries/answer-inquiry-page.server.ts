import type { SubmissionResult } from '@conform-to/react'
import { data, redirect } from '@remix-run/node'
import { contractInquiryStages } from '~content/contract-inquiry-stage'
import type { Locale } from '~content/locale'
import {
  receiveFilesForm,
  type ReceivedForm,
} from '~/features/leads/files/answer-files-form.server'
import { documentFiles } from '~/features/leads/document/document-files'
import { leadsToSignIn } from '~/features/staff/sign-in/sign-in-path'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateStore } from '~/platform/files/store/private-store.server'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { secondsToWait } from '~/platform/links/open-private-link.server'
import { log } from '~/platform/log/log.server'
import { QueueFull } from '~/platform/process/job-queue'
import { href } from '~/routing/href'
import { changeInquiry } from './change-inquiry.server'
import type { InquiryFormProps } from './inquiry-form'
import { openInquiry, type OpenedInquiry } from './open-inquiry.server'
import { resultOf, unsentForm } from './unsent-form.server'

export type InquiryReply = {
  /** Where the button is that was pressed. */
  at: 'desk' | 'form'
  result: SubmissionResult | null
  problem: 'outdated' | 'unavailable' | 'signedOut' | 'locked' | null
  /** The form that was sent, for a page that cannot be read either, or is not shown; null where it is. */
  unsent: Pick<InquiryFormProps, 'data' | 'form'> | null
}

type RequestContext = { request: Request; locale: Locale; id: string }

/**
 * Handles the forms of the page of a contract inquiry: changes and staff decisions. Redirects to the page, or returns
 * the problems; while CMS or storage is away, with what was typed. Throws 404, 403 and 429 responses and the error
 * response of a form that cannot be read. A 401 after the session of staff has ended, and a 403 after the inquiry was
 * locked, bring what was typed.
 */
export async function answerInquiryPage(context: RequestContext) {
  const { request, locale } = context
  return receiveFilesForm(request, documentFiles, async (received) => {
    const { form } = received
    try {
      return await answerForm(received, context)
    } catch (err) {
      if (err instanceof Response && leadsToSignIn(err) && !form.has('do')) {
        throw Response.json(keepTyped(form, { locale, problem: 'signedOut' }), { status: 401 })
      }
      const causes = [RecordsUnavailable, StorageUnavailable, QueueFull]
      const isAway = err instanceof Response && err.status === 503
      if (!isAway && !causes.some((cause) => err instanceof cause)) throw err
      log.error({ err }, 'a contract inquiry could not be saved')
      const problem = 'unavailable' as const
      if (form.has('do')) return problemReply(503, { at: 'desk', result: null, problem })
      return problemReply(503, keepTyped(form, { locale, problem }))
    }
  })
}

async function answerForm(
  { form, takeFiles }: ReceivedForm,
  { request, locale, id }: RequestContext,
) {
  const opened = await openInquiry(request, id, { asksToSignIn: true })
  if (opened.outcome !== 'open') {
    const wait = secondsToWait(opened)
    throw new Response(null, {
      status: wait ? 429 : 404,
      headers: wait ? { 'Retry-After': wait } : {},
    })
  }
  const { record } = opened
  const path = href('contractInquiry', locale, { id })
  const decision = form.get('do')
  if (typeof decision === 'string') {
    const isDone = await decide(record, decision, form)
    if (!isDone) return problemReply(409, { at: 'desk', result: null, problem: 'outdated' })
    throw redirect(`${path}?decided=1`, 303)
  }
  if (!record.inquiry.isEdit && !record.staff) {
    throw Response.json(keepTyped(form, { locale, problem: 'locked' }), { status: 403 })
  }
  const problems = await takeFiles()
  const isStaff = record.staff !== null
  const parts = { store: record.store, language: locale, files: privateStore(), isStaff }
  const revision = form.get('revision')
  const changed = await changeInquiry(record.inquiry, form, { ...parts, revision })
  const at = 'form' as const
  switch (changed.outcome) {
    case 'broken':
      throw formErrorResponse(brokenForm)
    case 'outdated':
      return problemReply(409, { at, result: changed.reply, problem: 'outdated' })
    case 'declined':
      return problemReply(422, { at, result: withProblems(changed.reply, problems), problem: null })
    case 'saved': {
      if (Object.keys(problems).length > 0) {
        const result = { status: 'error', error: listed(problems) } as const
        return problemReply(422, { at, result, problem: null })
      }
      throw redirect(`${path}?saved=1`, 303)
    }
  }
}

/** A form that could not be saved, with what was typed into it. */
function keepTyped(
  form: FormData,
  { locale, problem }: { locale: Locale; problem: InquiryReply['problem'] },
): InquiryReply {
  return { at: 'form', result: resultOf(form), problem, unsent: unsentForm(form, locale) }
}

/** Stores a decision of the staff: stage, or whether the sender may edit. False if the inquiry changed meanwhile. */
async function decide(
  { inquiry, staff, store }: OpenedInquiry,
  decision: string,
  form: FormData,
): Promise<boolean> {
  if (!staff) throw new Response(null, { status: 403 })
  if (form.get('revision') !== String(inquiry.revision)) return false
  if (decision === 'allow' || decision === 'lock') {
    return (await store.change(inquiry, { isEdit: decision === 'allow' })) !== null
  }
  const stage = contractInquiryStages.find((name) => name === form.get('stage'))
  if (decision !== 'stage' || !stage) throw formErrorResponse(brokenForm)
  return (await store.change(inquiry, { stage })) !== null
}

function listed(problems: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(problems).map(([field, text]) => [field, [text]]))
}

function withProblems(reply: SubmissionResult, problems: Record<string, string>): SubmissionResult {
  return { ...reply, error: { ...reply.error, ...listed(problems) } }
}

function problemReply(
  status: number,
  reply: Omit<InquiryReply, 'unsent'> & Partial<Pick<InquiryReply, 'unsent'>>,
) {
  return data<InquiryReply>({ unsent: null, ...reply }, { status })
}
