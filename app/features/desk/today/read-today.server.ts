import type { Today } from '~content/desk'
import type { Locale } from '~content/locale'
import type { StayRow } from '~content/stay'
import { panelAddress } from '~/features/staff/area/panel-address.server'
import { hasRight } from '~/features/staff/rights'
import type { Staff } from '~/features/staff/session/require-staff.server'
import {
  createAgreedStayStore,
  type AgreedStayStore,
} from '~/features/stays/agreed-stay-store.server'
import { nameMessage } from '~/features/stays/staff/message-names'
import { waitingTime } from '~/features/stays/staff/waiting-time'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { isStorageFailure } from '~/platform/database/storage-failure'
import { log } from '~/platform/log/log.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { createDeskStore, type DeskStore } from '../desk-store.server'
import { listFollowUps } from './list-follow-ups'

type TodayParts = {
  store?: Pick<DeskStore, 'today'>
  ahead?: Pick<AgreedStayStore, 'list'>
  queue?: Pick<Outbox, 'listDeadLetters'>
  now?: Date
}

const maxUndelivered = 100

/** What staff see of today; null for a role that may not see stays. Throws a 503 where the CMS cannot be asked. */
export async function readToday(
  { role }: Pick<Staff, 'role'>,
  locale: Locale,
  {
    store = createDeskStore(),
    ahead = createAgreedStayStore(),
    queue = outbox(),
    now = new Date(),
  }: TodayParts = {},
) {
  if (!hasRight(role, 'stays')) return null
  const day = guatemalaToday(now)
  return throw503OnOutage('Today could not be read', async () => {
    const [parts, stays, undelivered] = await Promise.all([
      store.today(day),
      ahead.list(day),
      readUndelivered(queue),
    ])
    const { waiting, followUps, arrivals, departures, leads, feeds, ...others } = parts
    const { bookedArrivals, bookedDepartures, ...shown } = others
    return {
      locale,
      day,
      ...shown,
      ...listFollowUps(stays, day),
      undelivered,
      waiting: {
        total: waiting.total,
        rows: waiting.rows.map((row) => ({ ...showRow(row), waited: waitingTime(row, now) })),
      },
      followUps: { total: followUps.total, rows: followUps.rows.map(showRow) },
      arrivals: listGuests('startDate', arrivals, bookedArrivals),
      departures: listGuests('endDate', departures, bookedDepartures),
      leads: {
        total: leads.total,
        rows: leads.rows.map(({ documentId, receivedAt, ...lead }) => ({
          ...lead,
          waited: waitingTime({ stage: 'new', stageSince: receivedAt }, now),
          address: panelAddress('api::lead.lead', documentId),
        })),
      },
      feeds: {
        total: feeds.total,
        rows: feeds.rows.map((feed) => ({
          ...feed,
          address: panelAddress('api::calendar-feed.calendar-feed', feed.documentId),
        })),
      },
      lists: {
        leads: panelAddress('api::lead.lead'),
        feeds: panelAddress('api::calendar-feed.calendar-feed'),
      },
    }
  })
}

/** Stays and bookings that were noted by hand, by the day on which they begin or end. */
function listGuests(
  by: 'startDate' | 'endDate',
  stays: Today['arrivals'],
  bookings: Today['bookedArrivals'],
) {
  const ofStays = stays.rows.map((row) => ({
    id: row.reference,
    stage: row.stage,
    name: row.guestName,
    rentalName: row.rentalName,
    day: row[by] ?? '',
  }))
  const byHand = bookings.rows.map((row) => ({
    id: row.id,
    stage: null,
    name: row.name,
    rentalName: row.rentalName,
    day: row[by],
  }))
  const rows = [...ofStays, ...byHand].sort((one, other) => one.day.localeCompare(other.day))
  return { total: stays.total + bookings.total, rows }
}

/** Leaves out e-mail and telephone, which Today does not show. */
function showRow(row: StayRow) {
  const { reference, stage, guestName, rentalName, startDate, endDate, owner, followUpOn } = row
  return { reference, stage, guestName, rentalName, startDate, endDate, owner, followUpOn }
}

/** What could not be delivered for good; null if the outbox cannot be read. */
async function readUndelivered(queue: Pick<Outbox, 'listDeadLetters'>) {
  try {
    const letters = await queue.listDeadLetters()
    const rows = letters.slice(0, maxUndelivered).map(({ submission, kind, step, acceptedAt }) => ({
      submission,
      ...nameMessage(kind, step),
      acceptedAt: new Date(acceptedAt).toISOString(),
    }))
    return { total: letters.length, rows }
  } catch (err) {
    if (!isStorageFailure(err)) throw err
    log.error({ err }, 'outbox cannot be read')
    return null
  }
}

export type TodayData = NonNullable<Awaited<ReturnType<typeof readToday>>>
