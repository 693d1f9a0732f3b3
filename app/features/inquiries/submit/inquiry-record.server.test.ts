import { describe, expect, it } from 'vitest'
import { inquirySubmissionSchema } from '~content/inquiry'
import type { Service } from '~content/taxonomy'
import type { Catalogue } from '~/features/catalogue/catalogue'
import type { StayRequest } from '~/features/pricing/quote-input'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { someInquiryInput } from '~/testing/factories/inquiry-input'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { inquiryRecordSchema } from '../inquiry-record'
import type { InquiryInput } from './read-inquiry-input.server'
import { priceInquiry } from './price-inquiry'
import { inquiryRecord } from './inquiry-record.server'

const now = '2026-11-21T15:00:00Z'
const name = { en: 'Local guide', es: 'Guía local' }
const guide: Service = { id: 's1', slug: 'guide', name, description: name, price: 65, unit: 'day' }

const offered: Catalogue = {
  ...bookingCatalogue(),
  services: [guide, { ...guide, id: 's2', slug: 'flights', price: null }],
  paymentMethods: [
    { id: 'p1', slug: 'card', name: { en: 'Card', es: 'Tarjeta' }, percent: 3.5, isDefault: false },
    { id: 'p2', slug: 'cash', name: { en: 'Cash', es: 'Efectivo' }, percent: 0, isDefault: true },
  ],
}

async function record(over: Partial<InquiryInput>, catalogue = offered) {
  const input = someInquiryInput(over)
  const answer = priceInquiry(catalogue, input, new Date(now))
  if ('error' in answer) throw new Error(`Cannot be had: ${answer.error}`)
  const { getFixedT } = await createServerI18n(input.language)
  const t = getFixedT(input.language, 'pricing')
  const origin = 'https://ceiba.example'
  return inquiryRecord({ catalogue, input, priced: answer.priced, origin, botFlag: false, t })
}

const product = (slug: string, request: StayRequest) => ({ product: { uuid: 'u', slug, request } })

const long = { type: 1, longStay: true, startDate: '2027-01-31', months: 6, totalPax: 2 }

const house = product('venta', { type: 3 }).product
const unique = product('domo', {
  type: 5,
  startDate: '2027-01-05',
  endDate: '2027-01-12',
  adult: 2,
}).product

describe('an inquiry as it is stored', () => {
  it.each([
    ['a stay', {}],
    ['quetzales', { currencyCode: 'GTQ' as const, language: 'es' as const }],
    ['a long-term rental', product('renta', long)],
    ['a house for sale', product('venta', { type: 3, totalPax: NaN, adult: -4 })],
    ['several places', { otherProducts: [house, unique] }],
    ['services and a landing', { services: ['guide', 'flights', 'gone'], landing: true }],
  ])('is what outbox and CMS have agreed on: %s', async (_name, over) => {
    const written = inquiryRecordSchema.parse(await record(over))
    const submission = {
      ...written.inquiry,
      submissionId: '5b0c6a4e-0000-4000-8000-000000000001',
      reference: 'CS-7K2M9Q',
      receivedAt: now,
    }
    expect(inquirySubmissionSchema.parse(submission)).toEqual(submission)
  })

  it('holds lines that add up to the total, in words of the visitor', async () => {
    const { inquiry } = await record({ language: 'es', currencyCode: 'GTQ' })
    const sum = inquiry.price.lines.reduce(
      (total, { amount }) => total + Math.round(amount * 100),
      0,
    )
    expect(sum).toBe(Math.round(inquiry.price.total * 100))
    expect(inquiry.price.lines.map(({ label }) => label)).toContain('Limpieza')
    expect(inquiry.price.totalFormated).toMatch(/^Q/)
  })

  it('adds the fee of the payment method, which is the default where none of ours is named', async () => {
    const card = (await record({ paymentMethod: 'card' })).inquiry
    const fee = Math.round(card.price.total * 3.5) / 100
    expect(card.payment).toMatchObject({ name: 'Card', percent: 3.5, fee })
    expect(card.payment?.totalWithFee).toBeCloseTo(card.price.total + fee, 6)
    expect((await record({ paymentMethod: 'gold' })).inquiry.payment?.name).toBe('Cash')
    expect((await record({ paymentMethod: 'p1' })).inquiry.payment?.name).toBe('Card')
  })

  it('says what kind of place it is and what its price was before any dates', async () => {
    const { inquiry } = await record({ paymentMethod: 'card', currencyCode: 'GTQ' })
    const base = offered.rentals.get(inquiry.rental.id)?.basePrice ?? NaN
    expect(inquiry.rental.type).toBe(1)
    expect(inquiry.price).toMatchObject({ controlPrice: 'night' })
    expect(inquiry.price.basePrice).toBeCloseTo(base * 7.8, 2)
    expect(inquiry.payment?.id).toBe('p1')
    const months = await record(product('renta', long))
    expect(months.inquiry.rental.type).toBe(2)
    expect(months.inquiry.price.controlPrice).toBe('month')
  })

  it('prices services in the currency of the inquiry', async () => {
    const { inquiry } = await record({ currencyCode: 'GTQ', services: ['guide', 'flights'] })
    expect(inquiry.services.map(({ price }) => price)).toEqual([507, null])
  })

  it('leads to the rental’s page with the stay', async () => {
    const { inquiry } = await record({ language: 'es' })
    const page = new URL(inquiry.rental.pageUrl)
    expect(page.origin).toBe('https://ceiba.example')
    expect(page.pathname).toMatch(/^\/es\/casas-vacacionales\/guatemala\/.*\/casa$/)
    expect(page.searchParams.get('checkIn')).toBe('2027-01-05')
  })

  it('names every place with its own price, stay and page', async () => {
    const { inquiry } = await record({ paymentMethod: 'card', otherProducts: [unique, house] })
    const alone = (await record({ product: unique, paymentMethod: 'card' })).inquiry
    const { rental, stay, price, payment, isQuote } = alone
    expect(inquiry.rental.slug).toBe('casa')
    expect(inquiry.otherPlaces).toHaveLength(2)
    expect(inquiry.otherPlaces?.[0]).toEqual({ rental, stay, price, payment, isQuote })
    expect(inquiry.otherPlaces?.[1]).toMatchObject({ stay: { startDate: null, adult: null } })
    expect('otherPlaces' in alone).toBe(false)
  })

  it('asks for no way to pay a house together with a stay', async () => {
    const both = (await record({ paymentMethod: 'card', otherProducts: [house] })).inquiry
    expect(both.payment?.name).toBe('Card')
    expect(both.otherPlaces?.[0]?.payment).toBeNull()
    const alone = (await record({ product: house, paymentMethod: 'card' })).inquiry
    expect(alone.payment?.name).toBe('Card')
  })

  it.each([
    [
      { adult: 2, children: 1 },
      { adult: 2, children: 1, totalPax: 3 },
    ],
    [
      { children: 1, totalPax: 3 },
      { adult: null, children: 1, totalPax: 3 },
    ],
    [{ totalPax: 2 }, { adult: 2, children: null, totalPax: 2 }],
    [
      { adult: 50, children: 10, totalPax: 2 },
      { adult: 2, children: null, totalPax: 2 },
    ],
  ])('names the guests that were priced: %j', async (guests, stored) => {
    const nights = { type: 1, startDate: '2027-01-05', endDate: '2027-01-12' }
    const { inquiry } = await record(product('casa', { ...nights, ...guests }))
    expect(inquiry.stay).toMatchObject(stored)
  })

  it('ends a rental by the month with its months', async () => {
    const { inquiry } = await record(product('renta', long))
    expect(inquiry.stay).toMatchObject({ endDate: '2027-07-31', months: 6, nights: null })
  })

  it('asks for monthly terms where they are offered, also without a price for the month', async () => {
    const wanted = async (endDate: string) => {
      const request = { type: 1, startDate: '2027-01-05', endDate, totalPax: 2, monthlyOffer: true }
      const { rental, stay } = (await record(product('casa', request))).inquiry
      return [stay.monthlyOffer, new URL(rental.pageUrl).searchParams.get('monthlyOffer')]
    }
    expect(await wanted('2027-01-21')).toEqual([true, 'true'])
    expect(await wanted('2027-01-20')).toEqual([false, null])
  })

  it('asks for a quote where there is no price, whatever fees there are', async () => {
    const without = [...offered.rentals].map(
      ([id, one]) => [id, { ...one, salePrice: 0, basePrice: null }] as const,
    )
    const catalogue = { ...offered, rentals: new Map(without) }
    const sale = await record(product('venta', { type: 3 }), catalogue)
    expect(sale.inquiry).toMatchObject({ isQuote: true, payment: null, price: { total: 0 } })
    const priced = await record(product('venta', { type: 3 }))
    expect(priced.inquiry).toMatchObject({ isQuote: false, payment: null })
    const stay = await record({}, catalogue)
    expect(stay.inquiry).toMatchObject({ isQuote: true, payment: null })
  })
})
