import { contractInquiryStages } from '~content/contract-inquiry-stage'
import type { Locale } from '~content/locale'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { cmsListQuery, hasOlderRows, readListQuery } from '~/features/staff/lists/list-query'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { createInquiryStore } from './inquiry-store.server'

/** The staff's list of contract inquiries. Throws a 503 response if the CMS is unreachable. */
export async function readInquiryList(request: Request, locale: Locale) {
  await requireStaff(request, { right: 'contractInquiries' })
  const query = readListQuery(request, contractInquiryStages)
  const { staffInquiry, stages, list } = privateMessages(locale)
  return throw503OnOutage('contract inquiries could not be listed', async () => {
    const { data, total } = await createInquiryStore().list(cmsListQuery(query))
    const rows = data.map((row) => ({ ...row, day: guatemalaToday(new Date(row.receivedAt)) }))
    const hasOlder = hasOlderRows(total, query.page)
    return { words: { staffInquiry, stages, list }, locale, query, rows, hasOlder }
  })
}

export type InquiryListData = Awaited<ReturnType<typeof readInquiryList>>
