import { randomBytes, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { bookingConfirmationAnswerSchema } from '../../content-types/booking-confirmation'
import { agreedStaysSchema } from '../../content-types/agreed-stay'
import { publishRental } from './reservations'
import type { Stage } from './stage'
import { staff, stayCalls } from './stay-calls'

export const system = { actor: 'system', address: '' }
export const datesAhead = { startDate: '2035-03-04', endDate: '2035-03-08' }

/** What the site asks of a CMS between the signature and the keys. */
export function agreedStayCalls({ cms, editor, townId }: Stage) {
  const calls = stayCalls(cms)
  const publish = (facts: object = {}) =>
    publishRental(editor, townId, `ahead-${randomUUID().slice(0, 8)}`, facts)
  const ahead = async (reference: string, from = '2035-03-01') => {
    const answer = await calls.send('GET', `stays-ahead?${new URLSearchParams({ from })}`)
    const { data } = agreedStaysSchema.parse(await answer.json())
    return data.find((stay) => stay.reference === reference) ?? null
  }
  const events = async (reference: string, kind: string) =>
    (await calls.read(reference)).events.filter((event) => event.kind === kind)

  /** A stay whose contract is signed and whose confirmation is a draft. */
  async function confirm(rentalId: string, agreed: object = {}) {
    const guestEmail = `${randomUUID()}@example.com`
    const fullName = `Ana Xicará ${guestEmail.slice(0, 8)}`
    const more = { ...datesAhead, rentalId, fullName, ...agreed }
    const { reference } = await calls.makeContract({ guestEmail }, more)
    await calls.sign(reference)
    const { revision } = await calls.read(reference)
    const made = await calls.send('POST', `stays/${reference}/booking`, {
      revision,
      by: staff,
      notes: 'For the team',
      checkInFrom: '15:00',
      checkOutUntil: '11:00',
      checkin: null,
    })
    expect(made.status).toBe(201)
    const booking = (await calls.read(reference)).booking ?? ''
    return { reference, booking, guestEmail }
  }
  const share = (booking: string) =>
    calls.send('PUT', `booking-confirmations/${booking}`, {
      linkNumber: 0,
      by: staff,
      set: { stage: 'shared', linkNumber: 1, linkHash: randomBytes(32).toString('hex') },
    })
  const release = (booking: string, isMailed = false) =>
    calls.send('PUT', `booking-confirmations/${booking}/release`, { by: system, isMailed })
  const readBooking = async (booking: string) => {
    const answer = await calls.send('GET', `booking-confirmations/${booking}`)
    return bookingConfirmationAnswerSchema.parse(await answer.json()).data
  }
  return { ...calls, publish, ahead, events, confirm, share, release, readBooking }
}
