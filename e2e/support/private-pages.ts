import { pageNames, type PageName } from '~/routing/table'

/** Pages of one guest, owner, booking or subscriber: their own journeys make one. */
export const privatePages: readonly PageName[] = [
  'contract',
  'contractInquiry',
  'bookingConfirmation',
  'staffBooking',
  'offer',
  'staffLeadStay',
  'staffStay',
  'staffOffer',
  'staffPayment',
  'staffAnswer',
  'staffReservation',
  'staffReview',
  'staffRentalImport',
  'review',
  'subscriptionConfirm',
  'subscriptionEnd',
]

export const openPages = pageNames.filter((name) => !privatePages.includes(name))
