import { bookingStages } from '~content/booking-confirmation'
import type { Locale } from '~content/locale'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { cmsListQuery, hasOlderRows, readListQuery } from '~/features/staff/lists/list-query'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { createBookingStore } from '../booking-store.server'
import { cmsEntry } from './cms-entry.server'

/** The staff's list of confirmations. Throws a 503 response if the CMS is unreachable. */
export async function readBookingList(request: Request, locale: Locale) {
  await requireStaff(request, { right: 'bookingConfirmations' })
  const query = readListQuery(request, bookingStages)
  const { staffBooking, bookingStages: stages, list } = privateMessages(locale)
  return throw503OnOutage('booking confirmations could not be listed', async () => {
    const { data, total } = await createBookingStore().list(cmsListQuery(query))
    const rows = data.map(({ linkNumber: _, ...row }) => row)
    const hasOlder = hasOlderRows(total, query.page)
    const words = { staffBooking, stages, list }
    return { words, locale, query, rows, hasOlder, newEntry: cmsEntry('create') }
  })
}

export type BookingListData = Awaited<ReturnType<typeof readBookingList>>
