import { expect, it } from 'vitest'
import { bookingConfirmationAnswerSchema } from '~content/booking-confirmation'
import { inboxSchema } from '~content/desk'
import { reviewListSchema } from '~content/review'
import { stayAnswerSchema } from '~content/stay'
import { agreedStaysSchema } from '~content/agreed-stay'
import { sampleBooking } from '~/testing/factories/booking'
import { sampleReservation } from '~/testing/factories/contract'
import { sampleReview } from '~/testing/factories/review'
import { sampleAgreedStay } from '~/testing/factories/agreed-stay'
import { sampleStay } from '~/testing/factories/stay-record'

/*
 * Site and CMS are updated one after the other: a field that is new in an answer of the CMS has a value for the time
 * between, so that the site reads the answers of the version before.
 */
it('a site that was updated first opens stays', () => {
  const { request, ...stay } = sampleStay()
  const { monthlyOffer: _, isTotalCurrent: __, ...before } = request ?? {}
  const at = stay.receivedAt
  const event = { at, kind: 'noted', actor: 'staff: Ana', address: '', stage: null, detail: 'Hola' }
  const agreement = { stage: 'signed', reservation: sampleReservation() }
  const { data } = stayAnswerSchema.parse({
    data: { ...stay, request: before, events: [event], agreement },
  })
  expect(data?.agreement?.signedAt).toBeNull()
  expect(data?.events[0]?.replyId).toBeNull()
  expect(data?.request).toMatchObject({ monthlyOffer: false, isTotalCurrent: false })
})

it('a site that was updated first opens the inbox, confirmations, reviews and stays ahead', () => {
  expect(inboxSchema.parse({ data: [], total: 0, people: [] }).accounts).toEqual([])
  const { stay: _, ...booking } = sampleBooking()
  expect(bookingConfirmationAnswerSchema.parse({ data: booking }).data?.stay).toBeNull()
  const reviews = reviewListSchema.parse({ data: [sampleReview()], total: 1 })
  expect(reviews.data[0]?.guestName).toBeNull()
  const { confirmation, ...ahead } = sampleAgreedStay()
  const { rentalIds: _ids, ...confirmed } = confirmation ?? {}
  const stays = agreedStaysSchema.parse({ data: [{ ...ahead, confirmation: confirmed }] })
  expect(stays.next).toBeNull()
  expect(stays.data[0]?.confirmation?.rentalIds).toEqual([])
})
