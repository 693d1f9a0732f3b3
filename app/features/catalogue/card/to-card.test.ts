import { describe, expect, it } from 'vitest'
import type { Rental } from '~content/rental'
import type { Promotion } from '~content/taxonomy'
import { cataloguePayload, promotion } from '~/testing/factories/catalogue-payload'
import { rental, rentalText } from '~/testing/factories/rental'
import { buildCatalogue } from '../catalogue'
import { toCard } from './to-card'

const today = '2026-11-21'

function card(
  facts: Partial<Rental> = {},
  { promotions = [] as Promotion[], forced = [] as string[], locale = 'en' as 'en' | 'es' } = {},
) {
  const one = rental({ promotionIds: promotions.map(({ id }) => id), ...facts })
  const catalogue = buildCatalogue(
    cataloguePayload({ rentals: [one], promotions, forcedPromotionIds: forced }),
  )
  return toCard(catalogue, one, { locale, today })
}

describe('a card', () => {
  it('says where the rental is and what it costs, in its language and both currencies', () => {
    expect(card({ basePrice: 1250.5, subLocation: 'El Calvario' }, { locale: 'es' })).toMatchObject(
      {
        section: 'vacationRentals',
        regionSlug: 'sacatepequez',
        townSlug: 'antigua-guatemala',
        townName: 'La Antigua Guatemala',
        name: 'Casa Jacaranda, en español',
        subLocation: 'El Calvario',
        price: { kind: 'night', amount: { USD: '$1,250.50', GTQ: 'Q9,753.90' } },
      },
    )
  })

  it('does not exist where the rental lacks the language', () => {
    expect(card({ texts: { en: null, es: rentalText() } })).toBeNull()
  })

  it('holds five pictures at most', () => {
    expect(card()?.pictures).toHaveLength(5)
  })

  it('says "on request" where there is no price', () => {
    expect(card({ basePrice: null })?.price).toEqual({ kind: 'onRequest' })
  })

  it('names the first free day only while it lies ahead', () => {
    expect(card({ availableAfter: '2026-11-22' })?.availableAfter).toBe('2026-11-22')
    expect(card({ availableAfter: '2026-11-21' })?.availableAfter).toBeNull()
  })
})

describe('the promotion of a card', () => {
  const shown = (promotions: Promotion[], forced: string[] = []) =>
    card({}, { promotions, forced })?.promotion ?? null

  it('is the best of those shown, the first on a tie', () => {
    const found = shown([
      promotion({ id: 'a', percentDiscount: 10 }),
      promotion({ id: 'b', percentDiscount: 20, type: 1 }),
      promotion({ id: 'c', percentDiscount: 20, type: 3 }),
    ])
    expect(found).toEqual({ name: 'November', percent: 20, type: 1 })
  })

  it('is never a surcharge', () => {
    expect(shown([promotion({ type: 4, percentDiscount: 30 })])).toBeNull()
  })

  it('is none that is switched off, over or not yet shown', () => {
    expect(shown([promotion({ enabled: false })])).toBeNull()
    expect(shown([promotion({ endDate: '2026-11-20' })])).toBeNull()
    expect(shown([promotion({ dateShow: '2026-11-22' })])).toBeNull()
    expect(shown([promotion({ dateShow: '2026-11-21', endDate: '2026-11-21' })])).not.toBeNull()
  })

  it('is shown before its days begin', () => {
    expect(shown([promotion({ startDate: '2026-12-24', endDate: '2026-12-31' })])).not.toBeNull()
  })

  it('counts fifteen percent on the forced list', () => {
    const forced = promotion({ id: 'forced', percentDiscount: 40 })
    expect(shown([forced, promotion({ id: 'b', percentDiscount: 20 })], ['forced'])?.percent).toBe(
      20,
    )
    expect(shown([forced], ['forced'])?.percent).toBe(15)
  })

  it('is absent where promotions do not count: by the month and for sale', () => {
    const promotions = [promotion()]
    expect(card({ type: 2, pricePerMonth: 900 }, { promotions })?.promotion).toBeNull()
    expect(card({ type: 3, salePrice: 90_000 }, { promotions })?.promotion).toBeNull()
    expect(card({ type: 5 }, { promotions })?.promotion).not.toBeNull()
  })
})

describe('the promotion of a card with dates', () => {
  const stay = {
    type: 1,
    by: 'night',
    checkIn: '2026-12-01',
    checkOut: '2026-12-04',
    guests: 2,
  } as const
  const shownFor = (terms: Partial<Promotion>) => {
    const running = promotion({ endDate: '2026-12-01', ...terms })
    const one = rental({ promotionIds: [running.id] })
    const catalogue = buildCatalogue(cataloguePayload({ rentals: [one], promotions: [running] }))
    const dated = { stay, price: { kind: 'onRequest' } as const }
    return toCard(catalogue, one, { locale: 'en', today, dated })?.promotion ?? null
  }

  it('is one that counts on a night of the stay', () => {
    expect(shownFor({})).not.toBeNull()
    expect(shownFor({ endDate: '2026-11-30' })).toBeNull()
    expect(shownFor({ startDate: '2026-12-03', endDate: '2026-12-09' })).not.toBeNull()
    expect(shownFor({ startDate: '2026-12-04', endDate: '2026-12-09' })).toBeNull()
  })

  it('is none that asks for a longer stay', () => {
    expect(shownFor({ minNight: 3 })).not.toBeNull()
    expect(shownFor({ minNight: 4 })).toBeNull()
  })
})
