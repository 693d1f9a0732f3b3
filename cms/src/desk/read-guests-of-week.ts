import type { Core } from '@strapi/strapi'
import { days } from '../content-types/duration'
import type { StayStage } from '../content-types/stay-stage'
import { reservationUid } from '../reservations/reservation-uid'
import { isSentAgain } from '../stays/is-sent-again'
import { stayRowFields, toStayRow } from '../stays/list-stays'
import { stayUid } from '../stays/stay-record'

const daysAhead = 7
/** Everybody who comes or goes is to be found; more than this many in a week are counted. */
const limit = 100

/** The stages in which a guest is on the way or in the house. */
const stagesOfGuests: StayStage[] = ['signed', 'confirmed', 'arrived', 'finished', 'reviewed']

type Row = Record<string, unknown>
type Day = 'startDate' | 'endDate'

/** Who comes and goes in the week from a day of Guatemala on: stays, and bookings that staff noted by hand. */
export async function readGuestsOfWeek(strapi: Core.Strapi, today: string) {
  const week = { $gte: today, $lt: addDays(today, daysAhead) }
  const orderBy = (day: Day) => [{ [day]: 'asc' }, { id: 'asc' }]
  const stays = async (day: Day) => {
    const [rows, total]: [Row[], number] = await strapi.db.query(stayUid).findWithCount({
      where: { [day]: week, $or: [{ stage: { $in: stagesOfGuests } }, isSentAgain(strapi)] },
      orderBy: orderBy(day),
      select: stayRowFields,
      limit,
    })
    return { total, rows: rows.map(toStayRow) }
  }
  const bookings = async (day: Day) => {
    const [rows, total]: [Row[], number] = await strapi.db.query(reservationUid).findWithCount({
      where: { [day]: week, kind: 'booking', contract: null },
      orderBy: orderBy(day),
      select: ['documentId', 'name', 'startDate', 'endDate'],
      populate: { rental: { select: ['name'] } },
      limit,
    })
    const toRow = ({ documentId: id, rental, ...row }: Row) => ({
      ...row,
      id,
      rentalName: (rental as { name?: string } | null)?.name ?? null,
    })
    return { total, rows: rows.map(toRow) }
  }
  const [arrivals, departures, bookedArrivals, bookedDepartures] = await Promise.all([
    stays('startDate'),
    stays('endDate'),
    bookings('startDate'),
    bookings('endDate'),
  ])
  return { arrivals, departures, bookedArrivals, bookedDepartures }
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days(count)).toISOString().slice(0, 10)
}
