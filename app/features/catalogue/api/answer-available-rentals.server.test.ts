import { expect, it } from 'vitest'
import { buildCatalogue, findRentalBySlug } from '~/features/catalogue/catalogue'
import { quoteRental } from '~/features/pricing/rental/quote-rental'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { answerAvailableRentals } from './answer-available-rentals.server'
import { readAvailableRentalsAnswer } from './available-rentals-answer'

const now = new Date('2026-11-21T15:00:00Z')
const december = [{ startDate: '2026-12-01', endDate: '2026-12-31' }]
const catalogue = buildCatalogue(
  cataloguePayload({
    rentals: [
      rental({ slug: 'taken', lockDates: december }),
      rental({ slug: 'also-taken', lockDates: december }),
      rental({ slug: 'small', capacityOfPeople: 1 }),
      rental({ slug: 'dome', type: 5 }),
      rental({ slug: 'let', type: 2, pricePerMonth: 900, lockDates: december }),
      rental({ slug: 'let-by-the-month', type: 2, pricePerMonth: 900 }),
      rental({ slug: 'let-by-the-year', type: 2, pricePerMonth: 900, minMonths: 12 }),
      ...['one', 'two', 'three', 'four'].map((slug) => rental({ slug })),
    ],
  }),
)

async function ask(search: string, slug = 'taken') {
  const answer = await answerAvailableRentals(catalogue, slug, new URLSearchParams(search), now)
  return { status: answer.status, found: readAvailableRentalsAnswer(answer.body) }
}

const stay = 'language=es&checkIn=2026-12-05&checkOut=2026-12-08&adult=2'

it('offers three places of the section that are free, each with its total and the stay', async () => {
  const { status, found } = await ask(stay)
  expect(status).toBe(200)
  expect(found?.status).toBe('3 lugares parecidos están libres en sus fechas')
  expect(found?.places).toHaveLength(3)
  for (const { slug, path, total } of found?.places ?? []) {
    expect(['one', 'two', 'three', 'four']).toContain(slug)
    expect(path).toMatch(/^\/es\/.*\?checkIn=2026-12-05&checkOut=2026-12-08&adult=2$/)
    const other = findRentalBySlug(catalogue, slug)
    const request = { type: 1, startDate: '2026-12-05', endDate: '2026-12-08', totalPax: 2 }
    const ask = { rental: other, request, currency: 'USD', now: now.toISOString() } as const
    expect(quoteRental(catalogue, ask)).toMatchObject({ totalFormated: total?.USD })
  }
})

it('offers a term by the month only where a house is let for so few months', async () => {
  const { found } = await ask('language=en&checkIn=2026-12-05&months=3&adult=2', 'let')
  expect(found?.places).toMatchObject([{ slug: 'let-by-the-month', total: { USD: '$2,700' } }])
})

it.each([
  ['no dates', ''],
  ['one day', 'checkIn=2026-12-05'],
  ['days that are over', 'checkIn=2025-12-05&checkOut=2025-12-08'],
  ['days in the wrong order', 'checkIn=2026-12-08&checkOut=2026-12-05'],
  ['no days', 'checkIn=__proto__&checkOut=%00'],
  ['thousands of years', 'checkIn=2026-12-05&checkOut=9999-12-31'],
  ['more guests than any place has room for', `${stay}&children=90`],
  ['guests who cannot be counted', `${stay}&children=many`],
])('offers nothing for %s', async (_name, search) => {
  const { status, found } = await ask(search)
  expect([status, found?.places]).toEqual([200, []])
})

it('knows no such place', async () => {
  expect((await ask(stay, 'nowhere')).status).toBe(404)
})

it('reads no other answer', () => {
  const place = { slug: 'a', name: 'A', path: '/a', facts: '', picture: null, total: { USD: '$1' } }
  expect(readAvailableRentalsAnswer({ title: '', status: '', places: [place] })).toBeNull()
  expect(readAvailableRentalsAnswer({ errors: ['NON_EXISTENT_PRODUCT'] })).toBeNull()
})
