import { randomUUID } from 'node:crypto'
import { answerTemplates } from '~content/answer-template'
import { siteSettings } from '~content/site-settings'
import type { Stay } from '~content/stay'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { readContent } from '~/platform/content/read-content.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { answerValues } from './answer-values'
import { fillAnswer } from './fill-answer'

type Drafting = {
  /** The name of who answers. */
  staff: string
  /** The template that was asked for; null for the first one that fits, empty for none. */
  wanted: string | null
}

/** The prepared answers in the guest's language, and the chosen one filled in with what is known of the stay. */
export async function draftAnswer(stay: Stay, { staff, wanted }: Drafting) {
  const [stored, settings] = await Promise.all([
    readContent(answerTemplates, stay.language),
    readContent(siteSettings, stay.language),
  ])
  const templates = (stored ?? [])
    .filter(({ enabled }) => enabled)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
  const isTaken = isTakenByOthers(stay)
  const fitting = templates.find(({ forTakenNights }) => forTakenNights === isTaken)
  const chosen =
    templates.find(({ documentId }) => documentId === wanted) ??
    (wanted === null && stay.stage === 'new' ? fitting : undefined)
  const { brandName = '', phone = '' } = settings ?? {}
  const { getFixedT } = await createServerI18n(stay.language)
  const t = getFixedT(stay.language, 'stays')
  const values = answerValues(stay, { staff, brandName, phone }, t)
  return {
    templates: templates.map(({ documentId, name }) => ({ id: documentId, name })),
    chosen: chosen?.documentId ?? '',
    /** Others have nights of the stay. */
    isTaken,
    subject: fillAnswer(chosen?.subject ?? '', values),
    text: fillAnswer(chosen?.text ?? '', values),
    /** The idempotency key of the answer. */
    replyId: randomUUID() as string,
  }
}

export type AnswerDraft = Awaited<ReturnType<typeof draftAnswer>>

/**
 * Whether others have nights of the stay in its rental, as visitors see them in its calendar. False once the stay
 * may hold the nights itself, by an offer or a contract.
 */
function isTakenByOthers({ rentalId, startDate, endDate, offers, contract }: Stay): boolean {
  const mayHold =
    contract !== null || offers.some(({ stage }) => stage === 'open' || stage === 'accepted')
  if (mayHold || !rentalId || !startDate || !endDate || !hasCatalogue()) return false
  const { lockDates = [] } = getCatalogueUntagged().rentals.get(rentalId) ?? {}
  // Both days of a block are nights that are taken; the check-out is none.
  return lockDates.some((lock) => lock.startDate < endDate && lock.endDate >= startDate)
}
