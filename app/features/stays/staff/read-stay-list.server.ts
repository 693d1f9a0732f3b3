import type { Locale } from '~content/locale'
import type { StayRow } from '~content/stay'
import { stayStageNames } from '~content/stay-stage'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { cmsListQuery, hasOlderRows, readListQuery } from '~/features/staff/lists/list-query'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { createStayStore } from '../stay-store.server'
import { waitingTime } from './waiting-time'

/** The staff's list of stays, the latest first. Throws a 503 response where the CMS cannot be asked. */
export async function readStayList(request: Request, locale: Locale, now = new Date()) {
  await requireStaff(request, { right: 'stays' })
  const query = readListQuery(request, stayStageNames)
  const { t } = await createServerI18n(locale)
  return throw503OnOutage('stays could not be listed', async () => {
    const { data, total } = await createStayStore().list(cmsListQuery(query))
    const rows = data.map((row) => showRow(row, now))
    const list = privateMessages(locale).list
    const hasOlder = hasOlderRows(total, query.page)
    return { title: t('stays:title'), list, locale, query, rows, hasOlder }
  })
}

/** Leaves out e-mail and telephone, which the list does not show. */
function showRow(row: StayRow, now: Date) {
  const { reference, stage, guestName, rentalName, startDate, endDate, receivedAt, owner } = row
  return {
    reference,
    stage,
    guestName,
    rentalName,
    startDate,
    endDate,
    receivedAt,
    owner,
    waiting: waitingTime(row, now),
  }
}

export type StayListData = Awaited<ReturnType<typeof readStayList>>
