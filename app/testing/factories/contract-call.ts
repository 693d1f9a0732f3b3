import { sampleReservation } from './contract'

/** What staff send to make the contract of a stay for three; figures that are left out are worked out. */
export const sampleContractCall = {
  fullName: 'María José Xicay',
  property: 'Casa Ñandú',
  startDate: '2027-01-04',
  endDate: '2027-01-08',
  contractDate: '2026-11-21',
  totalGuests: 3,
  fullPayment: 1001.25,
  currency: '$',
  customData: sampleReservation().customData,
} as const
