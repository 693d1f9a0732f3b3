import { buildCatalogue, type Catalogue } from '~/features/catalogue/catalogue'
import { cataloguePayload, promotion } from './catalogue-payload'
import { rental } from './rental'

const cleaning = {
  id: 'clean',
  name: { en: 'Cleaning', es: 'Limpieza' },
  kind: 'cleaning',
  mode: 'stay',
  amount: 45,
  includedGuests: null,
} as const

/** A house by the night, one by the month, one for sale, a unique stay; `casa`, `renta`, `venta`, `domo`. */
export function bookingCatalogue(): Catalogue {
  return buildCatalogue(
    cataloguePayload({
      promotions: [promotion({ id: 'november' })],
      extraFees: [cleaning],
      rentals: [
        rental({
          slug: 'casa',
          promotionIds: ['november', 'gone'],
          extraFeeIds: ['clean', 'gone'],
        }),
        rental({ slug: 'renta', type: 2, pricePerMonth: 950, minMonths: 3 }),
        rental({ slug: 'venta', type: 3, salePrice: 285_000 }),
        rental({ slug: 'domo', type: 5, basePrice: 80 }),
      ],
    }),
  )
}
