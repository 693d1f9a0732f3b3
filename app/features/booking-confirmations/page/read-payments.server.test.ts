import { describe, expect, it } from 'vitest'
import type { Stay } from '~content/stay'
import { sampleOffer } from '~/testing/factories/offer'
import { sampleStay } from '~/testing/factories/stay-record'
import { readPayments } from './read-payments.server'

const accepted = sampleOffer({ stage: 'accepted', acceptedRental: 'rental' })
const stay = sampleStay({ booking: 'b1', offers: [accepted] })
const booking = { documentId: 'b1', noRequirement: stay.reference }
const read = (found: Stay | null, of = booking) =>
  readPayments(of, 'en', {
    find: async (reference) => (found?.reference === reference ? found : null),
  })

describe('the payments on a confirmation', () => {
  it('are those of its stay', async () => {
    expect(await read(stay)).toEqual([
      { label: 'Agreed', value: '$450' },
      { label: 'Paid', value: '$0' },
      { label: 'Open', value: '$450' },
    ])
  })

  it('are not those of another stay, nor of a booking that has none', async () => {
    expect(await read(sampleStay({ booking: 'other', offers: [accepted] }))).toBeNull()
    expect(await read(stay, { ...booking, noRequirement: 'R-2027-014' })).toBeNull()
    expect(await read(null)).toBeNull()
  })

  it('are not shown before anything was agreed on', async () => {
    expect(await read(sampleStay({ booking: 'b1', offers: [] }))).toBeNull()
  })
})
