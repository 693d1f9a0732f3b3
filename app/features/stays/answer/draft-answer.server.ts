import { randomUUID } from 'node:crypto'
import { answerTemplates } from '~content/answer-template'
import { siteSettings } from '~content/site-settings'
import type { Stay } from '~content/stay'
import { readContent } from '~/platform/content/read-content.server'
import { answerValues } from './answer-values'
import { fillAnswer } from './fill-answer'

type Drafting = {
  /** The name of who answers. */
  staff: string
  /** The template that was asked for; null for the first one, empty for none. */
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
  const chosen =
    templates.find(({ documentId }) => documentId === wanted) ??
    (wanted === null && stay.stage === 'new' ? templates[0] : undefined)
  const { brandName = '', phone = '' } = settings ?? {}
  const values = answerValues(stay, { staff, brandName, phone })
  return {
    templates: templates.map(({ documentId, name }) => ({ id: documentId, name })),
    chosen: chosen?.documentId ?? '',
    subject: fillAnswer(chosen?.subject ?? '', values),
    text: fillAnswer(chosen?.text ?? '', values),
    /** The idempotency key of the answer. */
    replyId: randomUUID() as string,
  }
}

export type AnswerDraft = Awaited<ReturnType<typeof draftAnswer>>
