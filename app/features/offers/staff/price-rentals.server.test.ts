import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental, rentalText } from '~/testing/factories/rental'
import { emptyRentalInput, type RentalInput, type OfferTerms } from './offer-input'
import { offerableRentals } from './offerable-rentals'
import type { OwnHold } from './own-hold'
import { priceRentals } from './price-rentals.server'

const now = new Date('2026-11-21T15:00:00Z')
const named = (name: string) => ({ en: rentalText({ name }), es: rentalText({ name }) })
const taken = { startDate: '2027-01-05', endDate: '2027-01-05' }
const simple = {
  basePrice: 120,
  weeklyDiscount: null,
  minNight: 1,
  extraFeeIds: [],
  promotionIds: [],
}
const monthly = {
  type: 2,
  basePrice: null,
  extraFeeIds: [],
  pricePerMonth: 900,
  monthlyRates: [],
  promotionIds: [],
} satisfies Parameters<typeof rental>[0]
const rentals = [
  rental({ ...simple, id: 'free', texts: named('Casa Libre'), pricePerMonth: 2000, lockDates: [] }),
  rental({ ...simple, id: 'held', texts: named('Casa Apartada'), lockDates: [taken] }),
  rental({ ...simple, id: 'asked', texts: named('Casa Sin Precio'), basePrice: null }),
  rental({ ...simple, id: 'twin', slug: 'twin-a', texts: named('Casa Gemela') }),
  rental({ ...simple, id: 'twin2', slug: 'twin-b', texts: named('Casa Gemela') }),
  rental({ id: 'sale', type: 3, texts: named('Casa En Venta') }),
  rental({ ...monthly, id: 'long', texts: named('Casa Larga'), minMonths: 1 }),
  rental({ ...monthly, id: 'season', slug: 'season', texts: named('Casa de Época'), minMonths: 4 }),
  rental({ ...monthly, id: 'years', slug: 'years', texts: named('Casa de Años'), minMonths: 36 }),
]
const catalogue = buildCatalogue(cataloguePayload({ rentals }))
const offerable = offerableRentals(catalogue, 'en')
const labelOf = (id: string) => offerable.find((each) => each.rental.id === id)?.label ?? ''

const terms: OfferTerms = {
  guestName: 'María',
  guestEmail: 'maria@example.com',
  language: 'es',
  message: '',
  startDate: '2027-01-04',
  endDate: '2027-01-08',
  adults: 2,
  children: 0,
  pet: false,
  lateCheckIn: false,
  monthlyOffer: false,
  currency: 'USD',
  validFor: 1,
  holdsNights: true,
}

function price(
  houses: Partial<RentalInput>[],
  more: Partial<OfferTerms> = {},
  ownHolds: OwnHold[] = [],
) {
  const lines = houses.map((house) => ({ ...emptyRentalInput, ...house }))
  const pricing = { catalogue, rentals: offerable, ownHolds, locale: 'en' as const, now }
  return priceRentals(lines, { ...pricing, terms: { ...terms, ...more } })
}

describe('the houses of an offer', () => {
  it('have the price of the quote in words of both languages, and what is taken off with its reason', async () => {
    const change = { reason: 'Cliente de siempre', amount: '-10', unit: 'percent' } as const
    expect(await price([{ name: labelOf('free'), ...change }])).toMatchObject([
      {
        problem: null,
        house: {
          rentalId: 'free',
          name: 'Casa Libre',
          total: 43_200,
          lines: [{ label: { en: '4 nights at $120', es: '4 noches a $120' }, cents: 48_000 }],
          adjustment: { reason: 'Cliente de siempre', percent: -10, cents: -4800 },
        },
      },
    ])
    const amount = {
      name: labelOf('free'),
      reason: 'Cuna',
      amount: '12,5',
      unit: 'amount',
    } as const
    expect(await price([amount])).toMatchObject([{ house: { total: 49_250 } }])
  })

  it('are found by their names, which differ, and none is for sale', () => {
    const labels = offerable.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    expect(labelOf('twin')).toContain('twin-a')
    expect(labelOf('sale')).toBe('')
  })

  it('say what is wrong with them', async () => {
    const problems = async (houses: Partial<RentalInput>[], more: Partial<OfferTerms> = {}) =>
      (await price(houses, more)).map(({ problem }) => problem && `${problem.at}: ${problem.text}`)
    const free = labelOf('free')
    expect(await problems([{ name: free.toUpperCase() }, { name: free }])).toEqual([
      null,
      'name: This house is on the list already. Choose another.',
    ])
    expect(await problems([{ name: 'Casa' }, { name: labelOf('held') }])).toEqual([
      'name: No house has this name. Choose one from the list.',
      'name: Some of these nights are taken.',
    ])
    expect(
      await problems([
        { name: free, reason: 'Gift' },
        { name: free, amount: '-5' },
        { name: free, reason: 'Gift', amount: '-100' },
        { name: labelOf('asked') },
      ]),
    ).toEqual([
      'amount: Write a number such as -10 or 25.50.',
      'reason: Write the reason; the guest reads it.',
      'amount: Nothing is left to pay. Make the discount smaller.',
      'amount: There is no price for these nights: write it as a surcharge, with a reason.',
    ])
    expect(await problems([{ name: free }], { adults: 60 })).toEqual([
      'name: There are more guests than this place has room for.',
    ])
  })

  it('without a price have the one that the team names', async () => {
    const named = { reason: 'Precio acordado', amount: '400', unit: 'amount' } as const
    expect(await price([{ name: labelOf('asked'), ...named }])).toMatchObject([
      { house: { total: 40_000, lines: [] } },
    ])
  })

  it('are priced by the month where the guest asked for monthly terms', async () => {
    const total = async (more: Partial<OfferTerms>) =>
      (await price([{ name: labelOf('free') }], { ...more, endDate: '2027-02-03' }))[0]?.house
        ?.total
    expect(await total({ monthlyOffer: false })).toBe(30 * 12_000)
    expect(await total({ monthlyOffer: true })).toBe(200_000)
  })

  it('may be those whose nights the replaced offer holds itself', async () => {
    const hold = { rentalId: 'held', startDate: '2027-01-04', endDate: '2027-01-08' }
    const held = [{ name: labelOf('held') }]
    expect(await price(held, {}, [hold])).toMatchObject([{ house: { total: 48_000 } }])
    const longer = { startDate: '2027-01-03', endDate: '2027-01-09' }
    expect(await price(held, longer, [hold])).toMatchObject([{ house: { total: 72_000 } }])
  })

  it.each([
    ['2027-01-02', '2027-01-05', 'Some of these nights are taken.'],
    ['2027-01-05', '2027-01-06', null],
    ['2027-01-06', '2027-01-08', 'Some of these nights are taken.'],
    ['2027-02-01', '2027-02-05', 'Some of these nights are taken.'],
  ])('are ours only in the nights of that offer: %s to %s', async (startDate, endDate, problem) => {
    const hold = { rentalId: 'held', startDate, endDate }
    const [priced] = await price([{ name: labelOf('held') }], {}, [hold])
    expect(priced?.problem?.text ?? null).toBe(problem)
  })

  it('are let by whole months where they are long-term rentals', async () => {
    const [wrong] = await price([{ name: labelOf('long') }])
    expect(wrong?.problem?.text).toContain('04-Feb-2027')
    const months = { endDate: '2027-02-04' }
    expect(await price([{ name: labelOf('long') }], months)).toMatchObject([
      { house: { total: 90_000 } },
    ])
  })

  it('ask for a departure that they take', async () => {
    const season = [{ name: labelOf('season') }]
    expect((await price(season))[0]?.problem?.text).toContain('04-Jul-2027')
    expect(await price(season, { endDate: '2027-07-04' })).toMatchObject([{ problem: null }])
    const [years] = await price([{ name: labelOf('years') }])
    expect(years?.problem?.text).toContain('minimum')
  })
})
