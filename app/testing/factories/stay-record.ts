import type { Stay } from '~content/stay'

/** Four nights for three that somebody asked for in Spanish, with the price they saw. */
export function sampleStay(more: Partial<Stay> = {}): Stay {
  return {
    ...{ reference: 'CS-7K2M9Q', stage: 'new', revision: 1, language: 'es' },
    ...{ stageSince: '2026-11-21T15:00:00.000Z', receivedAt: '2026-11-21T15:00:00.000Z' },
    ...{ guestName: 'María José Xicay', email: 'maria@example.com', phone: '+502 5555 0146' },
    ...{ rentalId: 'rental', rentalName: 'Casa Ñandú', guests: 3 },
    ...{ startDate: '2027-01-04', endDate: '2027-01-08' },
    ...{ owner: null, ownerId: null, followUpOn: null, lostReason: null, remindersOff: false },
    ...{ inquiry: 'CS-7K2M9Q', lead: null, contract: null, booking: null },
    request: {
      ...{ contactMethod: 'whatsapp', adult: 2, children: 1, pet: false, lateCheckIn: true },
      monthlyOffer: true,
      ...{ specialRequirement: 'Una cuna', currencyCode: 'USD', total: 475.23 },
      isTotalCurrent: true,
      priceLines: [{ label: '4 noches', amount: 475.23 }],
      ...{ paymentMethod: null, services: [], pageUrl: null, otherPlaces: [] },
    },
    ...{ agreement: null, offers: [], payments: [], events: [] },
    ...more,
  }
}
