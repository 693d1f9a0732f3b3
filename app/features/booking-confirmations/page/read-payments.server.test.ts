import { describe, expect, it } from 'vitest'
import type { Stay } from '~content/stay'
import { sampleBooking } from '~/testing/factories/booking'
import { sampleReservation } from '~/testing/factories/contract'
import { sampleOffer } from '~/testing/factories/offer'
import { sampleStay } from '~/testing/factories/stay-record'
import { readPayments } from './read-payments.server'

const accepted = sampleOffer({ stage: 'accepted', acceptedRental: 'rental' })
const stay = sampleStay({ booking: 'b1', offers: [accepted] })
const read = (found: Stay | null, reference: string | null = stay.reference) =>
  readPayments(sampleBooking({ stay: reference }), 'en', {
    find: async (reference) => (found?.reference === reference ? found : null),
  })

describe('the payments on a confirmation', () => {
  it('are those of its stay, whatever its number is', async () => {
    expect(await read(stay)).toEqual([
      { label: 'Agreed', value: '$450' },
      { label: 'Paid', value: '$0' },
      { label: 'Open', value: '$450' },
    ])
  })

  it('say what is due when, the first payment of a guest who signed late on the day of the signature', async () => {
    const signedAt = '2026-12-28T18:00:00.000Z'
    const agreement = { stage: 'signed', signedAt, reservation: sampleReservation() } as const
    expect((await read({ ...stay, agreement }))?.slice(2)).toEqual([
      { label: 'Open, due by 28-Dec-2026', value: '$1,241' },
      { label: 'Open, due by 04-Jan-2027', value: '$241.50' },
    ])
  })

  it('say what was paid of a cancelled stay, and nothing of what is open', async () => {
    expect(await read({ ...stay, stage: 'cancelled' })).toEqual([
      { label: 'Agreed', value: '$450' },
      { label: 'Paid', value: '$0' },
    ])
  })

  it('are not shown where it belongs to no stay', async () => {
    expect(await read(stay, null)).toBeNull()
    expect(await read(null)).toBeNull()
  })

  it('are not shown before anything was agreed on', async () => {
    expect(await read(sampleStay({ booking: 'b1', offers: [] }))).toBeNull()
  })
})
