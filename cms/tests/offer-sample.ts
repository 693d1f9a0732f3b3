import type { NewOffer } from '../../content-types/offer'
import { newHash } from './contract-sample'

let made = 0

/** Four nights for three in the houses of these document ids; each offer has a reference and a link of its own. */
export function offerSample(
  stay: { reference: string; revision: number },
  rentals: readonly string[],
  more: Partial<NewOffer> = {},
): NewOffer {
  made += 1
  return {
    reference: `O-7K2M${String(made).padStart(4, '0')}`,
    stay: stay.reference,
    revision: stay.revision,
    language: 'es',
    guestName: 'Ixchel Xicay',
    guestEmail: 'ixchel@example.com',
    startDate: '2032-03-04',
    endDate: '2032-03-08',
    adults: 2,
    children: 1,
    currency: 'USD',
    houses: rentals.map((rentalId) => ({
      rentalId,
      name: `Casa ${rentalId}`,
      total: 45000,
      lines: [{ label: '4 noches a $125', cents: 50000 }],
      adjustment: { reason: 'Cliente de siempre', percent: -10, cents: -5000 },
    })),
    message: 'Con gusto.\nSaludos',
    validUntil: new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString(),
    holdsNights: true,
    by: { actor: 'staff: Ana', address: '192.0.2.7' },
    linkHash: newHash(),
    ...more,
  }
}
