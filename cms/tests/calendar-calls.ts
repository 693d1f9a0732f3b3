import { randomUUID } from 'node:crypto'
import {
  rentalCalendarSchema,
  reservationAnswerSchema,
  type NewReservation,
} from '../../content-types/rental-calendar'
import { offerCalls } from './offer-calls'
import { publishRental } from './reservations'
import type { Stage } from './stage'
import { staff } from './stay-calls'

/** The month that the tests of the calendar read; no other test makes reservations in it. */
export const month = { from: '2035-05-01', to: '2035-06-01' }
export const today = '2034-12-01'

/** A block of four nights as staff make it on the calendar. */
export const newBlock = (rental: string, more: Partial<NewReservation> = {}): NewReservation => ({
  formKey: randomUUID(),
  by: staff,
  kind: 'block',
  rental,
  name: 'The roof',
  startDate: '2035-05-03',
  endDate: '2035-05-07',
  holdUntil: null,
  notes: null,
  ...more,
})

/** What the site asks of a CMS about the calendar of the staff. */
export function calendarCalls({ cms, editor, townId }: Stage) {
  const calls = offerCalls(cms)
  const publish = (slug: string, facts: object = {}) => publishRental(editor, townId, slug, facts)
  const readMonth = async (rental?: string, days = month) => {
    const query = new URLSearchParams({ ...days, ...(rental && { rental }) })
    const answer = await calls.send('GET', `desk/calendar?${query}`)
    return rentalCalendarSchema.parse(await answer.json()).data
  }
  const findReservation = async (id: string) => {
    const answer = await calls.send('GET', `reservations/${id}`)
    return reservationAnswerSchema.parse(await answer.json()).data
  }
  const reserve = async (values: NewReservation) => {
    const answer = await calls.send('POST', 'reservations', values)
    const made = answer.ok ? reservationAnswerSchema.parse(await answer.json()).data : null
    return { status: answer.status, made }
  }
  const end = async (id: string, updatedAt: string | undefined, day = today) =>
    (await calls.send('PUT', `reservations/${id}`, { by: staff, updatedAt, today: day })).status
  return { ...calls, publish, readMonth, findReservation, reserve, end }
}
