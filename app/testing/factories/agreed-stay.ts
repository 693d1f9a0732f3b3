import type { AgreedStay } from '~content/agreed-stay'
import { sampleReservation } from './contract'

/**
 * Signed on 1 November 2026 for 1482.50 dollars: 1241 of them are due on 5 December, the rest on the day of arrival,
 * 4 January.
 */
export function sampleAgreedStay(more: Partial<AgreedStay> = {}): AgreedStay {
  return {
    reference: 'CS-7K2M9Q',
    stage: 'confirmed',
    guestName: 'María José Xicay',
    email: 'maria@example.com',
    language: 'es',
    rentalName: 'Casa Ñandú',
    startDate: '2027-01-04',
    endDate: '2027-01-08',
    remindersOff: false,
    reminded: [],
    agreement: {
      stage: 'signed',
      signedAt: '2026-11-02T03:00:00.000Z',
      reservation: sampleReservation(),
    },
    payments: [],
    confirmation: {
      documentId: 'b1',
      stage: 'shared',
      startDate: '2027-01-04',
      endDate: '2027-01-08',
      rentalIds: ['rental'],
      releaseDays: 3,
      instructionsReleased: false,
      releasedAt: null,
      isReleaseMailed: false,
    },
    ...more,
  }
}

/** Of what was agreed on, in cents. */
export function paidOf(cents: number, cancelledAt: string | null = null) {
  const currency = 'USD' as const
  return { reference: `P-${cents}`, cents, currency, countsCents: cents, cancelledAt }
}
