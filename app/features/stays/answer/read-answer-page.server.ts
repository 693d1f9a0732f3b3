import type { Locale } from '~content/locale'
import { recordStayViewer } from '~/features/staff/session/stay-presence.server'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { getStay } from '../get-stay.server'
import { showStay } from '../show-stay.server'
import { listUndelivered } from '../staff/list-undelivered.server'
import { createStayStore, type StayStore } from '../stay-store.server'
import { draftAnswer } from './draft-answer.server'

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
  const query = new URL(request.url).searchParams
  const { t } = await createServerI18n(locale)
  return {
    title: t('stays:answer.title', { name: stay.guestName }),
    stay: showStay(stay),
    locale,
    /** The query of the inbox from which the page was opened; null from elsewhere. */
    inbox: query.get('inbox'),
    openBy: await recordStayViewer(staff, stay.reference),
    undelivered: await listUndelivered(stay),
    ...(await draftAnswer(stay, { staff: staff.name, wanted: query.get('template') })),
  }
}

export type AnswerPageData = Awaited<ReturnType<typeof readAnswerPage>>
