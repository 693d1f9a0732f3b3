import { expect, it } from 'vitest'
import type { BookingConfirmationChange } from '~content/booking-confirmation'
import { RecordConflict, RecordsUnavailable } from '~/platform/content/private-records.server'
import { sampleBooking } from '~/testing/factories/booking'
import { shareBooking } from './share-booking.server'

const by = { actor: 'staff: Ana Tzul', address: '' }

function storeOf(booking: ReturnType<typeof sampleBooking>) {
  const changes: BookingConfirmationChange[] = []
  const store = {
    find: async () => booking,
    async change(_: object, change: BookingConfirmationChange) {
      changes.push(change)
      return booking
    },
  }
  return { changes, store }
}

it('opens the first link of a new confirmation', async () => {
  const { changes, store } = storeOf(sampleBooking({ stage: 'draft', linkNumber: 0 }))
  expect(await shareBooking('document', by, store)).toBe(true)
  expect(changes).toMatchObject([{ linkNumber: 0, by, set: { stage: 'shared', linkNumber: 1 } }])
})

it('leaves a link alone that the guest has already', async () => {
  const { changes, store } = storeOf(sampleBooking({ stage: 'shared', linkNumber: 1 }))
  expect(await shareBooking('document', by, store)).toBe(false)
  expect(changes).toEqual([])
})

it('shares none of a cancelled stay whose nights others have', async () => {
  const { store } = storeOf(sampleBooking({ stage: 'draft', linkNumber: 0 }))
  const change = () => Promise.reject(new RecordConflict('taken'))
  expect(await shareBooking('document', by, { ...store, change })).toBe(false)
})

it('says so where the CMS is away', async () => {
  const { store } = storeOf(sampleBooking())
  const find = () => Promise.reject(new RecordsUnavailable('away'))
  expect(await shareBooking('document', by, { ...store, find })).toBe(false)
})
