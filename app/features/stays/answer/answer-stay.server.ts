import { createHash } from 'node:crypto'
import { data, redirect } from '@remix-run/node'
import * as z from 'zod'
import type { Locale } from '~content/locale'
import type { Stay } from '~content/stay'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { formText } from '~/platform/body/form-text'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm } from '~/platform/body/get-form.server'
import { oneLine } from '~/platform/body/one-line'
import { RecordConflict, RecordsUnavailable } from '~/platform/content/private-records.server'
import { notFound } from '~/platform/http/not-found.server'
import { log } from '~/platform/log/log.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { href } from '~/routing/href'
import { answerKey } from '../staff/line-of-message'
import { stayAuthor } from '../stay-author'
import { createStayStore, type StayStore } from '../stay-store.server'
import { stayAnswerKind } from './answer-kind.server'
import {
  answerChannels,
  maxAnswerLength,
  maxSubjectLength,
  type AnswerReply,
  type AnswerChannel,
} from './answer-reply'
import { listUnfilled } from './fill-answer'

type RequestContext = {
  request: Request
  locale: Locale
  id: string
  store?: Pick<StayStore, 'find' | 'change'>
  queue?: Pick<Outbox, 'accept'>
}

const formSchema = z.object({
  // `mailedOffer` mails and leads to the form of the offer.
  do: z.enum([...answerChannels, 'mailedOffer']),
  revision: z.coerce.number().int().min(1).max(1e9),
  reply: z.uuid(),
  subject: z.string(),
  text: z.string(),
})

type Draft = {
  channel: AnswerChannel
  isOfferNext: boolean
  revision: number
  replyId: string
  subject: string
  text: string
}

/**
 * Writes an answer into the timeline of a stay, which moves a new one on, and sends it. The timeline comes first, so
 * that two people never answer the same state of a stay; its id makes both happen once, however often the form is
 * sent. Redirects to the stay or its offer, or back to the inbox; otherwise returns the draft with the problem.
 */
export async function answerStay({
  request,
  locale,
  id,
  store = createStayStore(),
  queue = outbox(),
}: RequestContext) {
  const staff = await requireStaff(request, { right: 'stays' })
  const draft = await readDraft(request)
  const { channel, revision, subject, text } = draft
  const written = channel === 'mailed' ? `${subject}\n\n${text}` : text
  const answerId = answerIdOf(draft, written)
  try {
    const stay = await store.find(id)
    if (!stay) throw notFound()
    const problem = problemOf(draft, stay)
    if (problem) return problemReply(422, problem, draft)
    const changed = await store.change(id, {
      revision,
      by: stayAuthor(request, staff),
      set: {},
      note: null,
      reply: { id: answerId, way: channel, text: written },
    })
    if (!changed) return problemReply(409, 'outdated', draft)
    const outcome =
      channel === 'mailed' ? await send(stay, { ...draft, answerId }, queue) : 'accepted'
    // Its line in the timeline made this revision.
    const now = { ...draft, revision: changed.revision }
    if (outcome === 'unavailable') return problemReply(503, 'notSent', now)
    if (outcome === 'conflict') return problemReply(409, 'repeated', now)
    throw redirect(nextPage(request, { locale, id, draft }), 303)
  } catch (err) {
    if (err instanceof RecordConflict) return problemReply(409, 'outdated', draft)
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'answer of staff could not be stored')
    return problemReply(503, 'unavailable', draft)
  }
}

type Answered = { locale: Locale; id: string; draft: Draft }

/** WhatsApp is opened on the page of the stay, so only an e-mail leads back to the inbox. */
function nextPage(
  { url }: Request,
  { locale, id, draft: { channel, isOfferNext } }: Answered,
): string {
  const inbox = new URL(url).searchParams.get('inbox')
  if (isOfferNext || channel !== 'mailed' || inbox === null) {
    return href(isOfferNext ? 'staffOffer' : 'staffStay', locale, { id }, `done=${channel}`)
  }
  const query = new URLSearchParams(inbox)
  query.set('answered', id)
  return href('staffInbox', locale, {}, query)
}

/** A UUID: the same for the same answer of a form, another one for another text or channel. */
function answerIdOf({ replyId, channel }: Draft, written: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([replyId, channel, written]))
    .digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

async function readDraft(request: Request): Promise<Draft> {
  const form = await getForm(request)
  const parsed = formSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw formErrorResponse(brokenForm)
  const { do: action, revision, reply: replyId, subject } = parsed.data
  const isOfferNext = action === 'mailedOffer'
  const channel: AnswerChannel = action === 'mailedOffer' ? 'mailed' : action
  return {
    channel,
    isOfferNext,
    revision,
    replyId,
    subject: oneLine(subject).trim(),
    text: formText(form, 'text'),
  }
}

function problemOf(
  { channel, subject, text }: Draft,
  { email, phone }: Stay,
): AnswerReply['problem'] | null {
  if (channel === 'mailed' && !email) return 'noEmail'
  if (channel === 'whatsApp' && !phone) return 'noPhone'
  if (text === '' || (channel === 'mailed' && subject === '')) return 'empty'
  if (text.length > maxAnswerLength || subject.length > maxSubjectLength) return 'tooLong'
  return listUnfilled(channel === 'mailed' ? subject + text : text).length > 0 ? 'unfilled' : null
}

async function send(
  { reference, language, guestName, email }: Stay,
  { answerId, subject, text }: Draft & { answerId: string },
  queue: Pick<Outbox, 'accept'>,
) {
  const to = { name: guestName, address: email ?? '' }
  const { outcome } = await queue.accept({
    kind: stayAnswerKind,
    key: { value: answerKey(answerId), window: null },
    payload: { reference, language, to, subject, text },
  })
  return outcome
}

function problemReply(status: 409 | 422 | 503, problem: AnswerReply['problem'], draft: Draft) {
  const { replyId, subject, text } = draft
  const unfilled = listUnfilled(`${subject} ${text}`).join(' ')
  const revision = problem === 'outdated' ? null : draft.revision
  const reply: AnswerReply = { problem, unfilled, replyId, revision, subject, text }
  return data(reply, { status })
}
