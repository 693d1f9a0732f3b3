import type { Offer } from '~content/offer'

/** Two houses for three, offered in Spanish on 2026-11-21 for three days; 10 % less for the first one. */
export function sampleOffer(more: Partial<Offer> = {}): Offer {
  return {
    reference: 'O-7K2M9QAB',
    stay: 'CS-7K2M9Q',
    stage: 'open',
    language: 'es',
    guestName: 'María José Xicay',
    guestEmail: 'maria@example.com',
    startDate: '2027-01-04',
    endDate: '2027-01-08',
    adults: 2,
    children: 1,
    currency: 'USD',
    houses: [
      {
        rentalId: 'rental',
        name: 'Casa Ñandú',
        total: 45_000,
        lines: [{ label: '4 noches a $125', cents: 50_000 }],
        adjustment: { reason: 'Cliente de siempre', percent: -10, cents: -5000 },
      },
      {
        rentalId: 'other',
        name: 'Casa Ceiba',
        total: 61_250,
        adjustment: null,
        lines: [{ label: '4 noches a $153.13', cents: 61_250 }],
      },
    ],
    message: null,
    validUntil: '2026-11-24T15:00:00.000Z',
    holdsNights: true,
    madeAt: '2026-11-21T15:00:00.000Z',
    madeBy: 'Ana Tzul',
    openedAt: null,
    answeredAt: null,
    acceptedRental: null,
    declineReason: null,
    declineWords: null,
    remindersSent: 0,
    taken: [],
    ...more,
  }
}
