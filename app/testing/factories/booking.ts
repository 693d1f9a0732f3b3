import type { BookingConfirmation } from '~content/booking-confirmation'

/** A confirmation that is shared, its instructions held back, with one property that is none of ours. */
export function sampleBooking(over: Partial<BookingConfirmation> = {}): BookingConfirmation {
  return {
    documentId: 'b1',
    noRequirement: 'R-2027-014',
    stay: null,
    stage: 'shared',
    instructionsReleased: false,
    guestName: 'Ana Xicará',
    language: 'es',
    startDate: '2027-01-04',
    endDate: '2027-01-08',
    noPax: 4,
    details: [
      {
        name: 'Casa Ñandú',
        rental: null,
        address: null,
        startDate: '2027-01-04',
        endDate: '2027-01-08',
        noPax: 4,
        checkInFrom: null,
        checkOutUntil: null,
        arrivalInstructions: { en: '', es: 'El portón verde de la **4a calle**.' },
        checkinInstructions: { en: 'The code is 4711.', es: 'El código es 4711.' },
      },
    ],
    linkNumber: 1,
    updatedAt: '2026-11-21T12:00:00.000Z',
    ...over,
  }
}
