import { DeskList } from '~/features/desk/desk-list'
import desk from '~/features/desk/desk.module.css'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import type { BookingListData } from './read-booking-list.server'

/** All confirmations, the latest arrival first; a row is a card on phones. */
export function BookingList(data: BookingListData) {
  const { words, locale, asked, rows, hasOlder, newEntry } = data
  const { staffBooking, stages, list } = words
  return (
    <DeskList
      page="staffBookings"
      locale={locale}
      words={list}
      title={staffBooking.listTitle}
      lead={staffBooking.listLead}
      searchBy={staffBooking.searchBy}
      action={
        <a className={desk.main} href={newEntry} rel="noreferrer">
          {staffBooking.make}
        </a>
      }
      stages={stages}
      asked={asked}
      hasOlder={hasOlder}
      none={staffBooking.none}
      rows={rows.map((row) => (
        <li key={row.documentId} className={desk.row}>
          <a href={href('staffBooking', locale, { id: row.documentId })} className={desk.name}>
            {row.guestName}
          </a>
          <code className={desk.reference}>{row.noRequirement}</code>
          <span>
            {formatDay(row.startDate, locale)} – {formatDay(row.endDate, locale)}
          </span>
          <span className={desk.badges}>
            <span className={desk.badge}>{stages[row.stage]}</span>
            <span className={desk.quiet}>
              {row.instructionsReleased ? staffBooking.released : staffBooking.notReleased}
            </span>
          </span>
        </li>
      ))}
    />
  )
}
