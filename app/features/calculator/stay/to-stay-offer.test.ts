import { expect, test } from 'vitest'
import type { Rental } from '~content/rental'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { cataloguePayload, promotion } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { toStayOffer } from './to-stay-offer'

const today = '2026-11-21'

function offerOf(facts: Partial<Rental>) {
  const one = rental(facts)
  const catalogue = buildCatalogue(
    cataloguePayload({
      rentals: [one],
      promotions: [
        promotion(),
        promotion({ id: 'over', endDate: '2026-11-20' }),
        promotion({
          id: 'secret',
          dateShow: '2026-11-22',
          name: { en: 'Secret sale', es: 'Secreta' },
        }),
      ],
      forcedPromotionIds: ['november', 'elsewhere'],
      extraFees: [
        {
          id: 'clean',
          name: { en: 'Cleaning', es: 'Limpieza' },
          kind: 'cleaning',
          mode: 'stay',
          amount: 35,
          includedGuests: null,
        },
        {
          id: 'other',
          name: { en: 'Other', es: 'Otro' },
          kind: 'other',
          mode: 'stay',
          amount: 5,
          includedGuests: null,
        },
      ],
      paymentMethods: [
        {
          id: 'p1',
          slug: 'cash',
          name: { en: 'Cash', es: 'Efectivo' },
          percent: 0,
          // The catalogue takes the first.
          isDefault: false,
        },
      ],
    }),
  )
  return toStayOffer(catalogue, one, 'es', today)
}

test('what is over stays behind, what ends today does not', () => {
  const found = offerOf({
    promotionIds: ['over', 'november'],
    lockDates: [
      { startDate: '2026-11-18', endDate: '2026-11-20' },
      { startDate: '2026-11-20', endDate: '2026-11-21' },
    ],
    aRSpecialPrices: [
      { startDate: '2026-01-01', endDate: '2026-11-20', price: 9, minDays: null },
      { startDate: '2026-01-01', endDate: '2026-11-21', price: 8, minDays: null },
    ],
  })
  expect(found.rental.promotions?.map(({ id }) => id)).toEqual(['november'])
  expect(found.rental.lockDates?.map(({ startDate }) => startDate)).toEqual(['2026-11-20'])
  expect(found.rental.aRSpecialPrices?.map(({ price }) => price)).toEqual([8])
})

test('names are those of the language, of what the rental has alone', () => {
  const found = offerOf({ promotionIds: ['november'], extraFeeIds: ['clean', 'gone'] })
  expect(found.feeNames).toEqual({ clean: 'Limpieza' })
  expect(found.forcedPromotionIds).toEqual(['november'])
  expect(found.paymentMethods).toEqual([
    { id: 'p1', slug: 'cash', name: 'Efectivo', percent: 0, isDefault: true },
  ])
})

test('a promotion that may not be known yet raises the minimum, and its name is kept', () => {
  const found = offerOf({ promotionIds: ['secret'] })
  expect(found.rental.promotions).toHaveLength(1)
  expect(JSON.stringify(found)).not.toContain('Secreta')
})
