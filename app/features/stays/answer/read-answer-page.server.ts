import { randomUUID } from 'node:crypto'
import { answerTemplates } from '~content/answer-template'
import type { Locale } from '~content/locale'
import { siteSettings } from '~content/site-settings'
import { openStay } from '~/features/staff/session/stay-presence.server'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { readContent } from '~/platform/content/read-content.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { getStay } from '../get-stay.server'
import { createStayStore, type StayStore } from '../stay-store.server'
import { answerValues } from './answer-values'
import { fillAnswer } from './fill-answer'

type RequestContext = {
  request: Request
  locale: Locale
  id: string
  store?: Pick<StayStore, 'find'>
}

/**
 * The page on which staff answer a guest: the prepared answers in the guest's language, the chosen one filled in with
 * what is known of the stay. Throws 404 and 503 responses.
 */
export async function readAnswerPage({
  request,
  locale,
  id,
  store = createStayStore(),
}: RequestContext) {
  const staff = await requireStaff(request, { right: 'stays' })
  const stay = await getStay(id, store)
  const [stored, settings] = await Promise.all([
    readContent(answerTemplates, stay.language),
    readContent(siteSettings, stay.language),
  ])
  const templates = (stored ?? [])
    .filter(({ enabled }) => enabled)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
  const wanted = new URL(request.url).searchParams.get('template')
  const chosen =
    templates.find(({ documentId }) => documentId === wanted) ??
    (wanted === null && stay.stage === 'new' ? templates[0] : undefined)
  const { brandName = '', phone = '' } = settings ?? {}
  const values = answerValues(stay, { staff: staff.name, brandName, phone })
  const { t } = await createServerI18n(locale)
  return {
    ...{ title: t('stays:answer.title', { name: stay.guestName }), stay, locale },
    openBy: await openStay(staff, stay.reference),
    templates: templates.map(({ documentId, name }) => ({ id: documentId, name })),
    chosen: chosen?.documentId ?? '',
    subject: fillAnswer(chosen?.subject ?? '', values),
    text: fillAnswer(chosen?.text ?? '', values),
    /** The idempotency key of the answer. */
    replyId: randomUUID() as string,
  }
}

export type AnswerPageData = Awaited<ReturnType<typeof readAnswerPage>>
