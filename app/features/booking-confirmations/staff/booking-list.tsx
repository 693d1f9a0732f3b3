import { StaffList } from '~/features/staff/lists/staff-list'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { toneOfBooking } from './booking-tone'
import type { BookingListData } from './read-booking-list.server'

/** All confirmations, the latest arrival first. */
export function BookingList(data: BookingListData) {
  const { words, locale, query, rows, hasOlder, newEntry } = data
  const { staffBooking, stages, list } = words
  return (
    <StaffList
      page="staffBookings"
      locale={locale}
      words={list}
      title={staffBooking.listTitle}
      lead={staffBooking.listLead}
      searchBy={staffBooking.searchBy}
      action={
        <ButtonLink kind="primary" size="small" href={newEntry} rel="noreferrer">
          {staffBooking.make}
        </ButtonLink>
      }
      stages={stages}
      query={query}
      hasOlder={hasOlder}
      none={staffBooking.none}
      columns={[
        staffBooking.guest,
        staffBooking.number,
        staffBooking.arrival,
        staffBooking.departure,
        list.stage,
        staffBooking.instructions,
      ]}
      rows={rows.map((row) => ({
        key: row.documentId,
        cells: [
          <a href={href('staffBooking', locale, { id: row.documentId })}>{row.guestName}</a>,
          <code>{row.noRequirement}</code>,
          <time dateTime={row.startDate}>{formatDay(row.startDate, locale)}</time>,
          <time dateTime={row.endDate}>{formatDay(row.endDate, locale)}</time>,
          <StageBadge tone={toneOfBooking[row.stage]}>{stages[row.stage]}</StageBadge>,
          row.instructionsReleased ? staffBooking.released : staffBooking.notReleased,
        ],
      }))}
    />
  )
}
