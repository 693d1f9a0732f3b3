import { describe, expect, it } from 'vitest'
import type { Rental } from '~content/rental'
import { cataloguePayload, promotion } from '~/testing/factories/catalogue-payload'
import { rental, rentalText } from '~/testing/factories/rental'
import { buildCatalogue } from '../catalogue'
import { toDetail } from './to-detail.server'

const today = '2026-11-21'

function detail(facts: Partial<Rental> = {}, others: Rental[] = []) {
  const one = rental({ id: 'one', ...facts })
  const catalogue = buildCatalogue(
    cataloguePayload({ rentals: [one, ...others], promotions: [promotion()] }),
  )
  const found = toDetail(catalogue, one, 'en', today)
  if (!found) throw new Error('the rental exists in English')
  return found
}

describe('a detail page', () => {
  it('renders its Markdown safely and keeps the words for descriptions', () => {
    const texts = {
      en: rentalText({
        descriptionMarkdown: '# Hi\n\n**a** <script>x</script>',
        customTermsMarkdown: '*b*',
      }),
      es: null,
    }
    expect(detail({ texts })).toMatchObject({
      descriptionHtml: '<h3>Hi</h3>\n<p><strong>a</strong> x</p>',
      descriptionText: 'Hi a x',
      customTermsHtml: '<p><em>b</em></p>',
      names: { en: rentalText().name },
      townNames: { en: 'Antigua Guatemala' },
    })
  })

  it('names what the rental refers to and leaves out ids that lead nowhere', () => {
    const found = detail({
      amenityIds: ['gone', 'a-pool'],
      houseRuleIds: ['r-smoke', 'gone'],
      providerId: 'p-volcan',
      promotionIds: ['gone', 'november'],
    })
    expect(found.amenities).toEqual([
      { slug: 'pool', icon: 'pool', group: 'outdoor', name: 'Pool' },
    ])
    expect(found.houseRules).toEqual([
      { slug: 'no-smoking', icon: 'no-smoking', name: 'No smoking' },
    ])
    expect(found.providerName).toBe('Volcán Homes')
    expect(found.promotions).toEqual([
      { name: 'November', percent: 20, type: 2, startDate: '2026-11-01', endDate: '2026-11-30' },
    ])
  })

  it('puts blocked nights, rates and cancellation tiers in order and drops what is over', () => {
    const tier = { id: '1', title: 'Some', percentDiscount: 50 }
    const found = detail({
      lockDates: [
        { startDate: '2026-12-10', endDate: '2026-12-12' },
        { startDate: '2026-11-01', endDate: '2026-11-20' },
        { startDate: '2026-11-15', endDate: '2026-11-21' },
      ],
      monthlyRates: [
        { fromMonths: 6, price: 1000 },
        { fromMonths: 1, price: 1200 },
      ],
      texts: {
        en: rentalText({
          cancellationPolicy: [
            { ...tier, noDays: 7 },
            { ...tier, noDays: 30 },
          ],
        }),
        es: null,
      },
    })
    expect(found.lockDates.map((lock) => lock.startDate)).toEqual(['2026-11-15', '2026-12-10'])
    expect(found.monthlyRates[0]).toMatchObject({
      fromMonths: 1,
      amount: { USD: '$1,200', GTQ: 'Q9,360' },
    })
    expect(found.cancellationPolicy.map((each) => each.noDays)).toEqual([30, 7])
  })

  it('recommends up to four of its section, near and of a like size first', () => {
    const place = { latitude: 14.56, length: -90.73 }
    const others = [
      rental({ slug: 'next-door-and-huge', ...place, noBedroom: 9 }),
      rental({ slug: 'next-door', ...place, noBedroom: 3 }),
      rental({ slug: 'lake', townId: 'panajachel', latitude: null, length: null }),
      rental({ slug: 'village', townId: 'ciudad-vieja', latitude: null, length: null }),
      rental({ slug: 'same-size', ...place, noBedroom: 4 }),
      rental({ slug: 'hotel', ...place, fullHotel: true }),
    ]
    const { similar } = detail(place, others)
    expect(similar.map((card) => card.slug)).toEqual([
      'next-door',
      'same-size',
      'village',
      'next-door-and-huge',
    ])
  })
})
