import { expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '~/platform/time/guatemala-day'
import { randomStays } from '~/testing/factories/random-stay'
import { fc, propertyRuns } from '~/testing/fast-check'
import { convert, roundHalfUp, toCents } from './money/money'
import { quote } from './quote'
import type { PricedPromotion, QuoteInput } from './quote-input'

/**
 * A second reading of "Lines" 1 to 3 for stays by the night: night after night as the sentences stand there,
 * without cutting the stay into parts. Gives the cents of each kind of line.
 */
function nightByNight({ currency, forcedPromotionIds, now, rental, request }: QuoteInput) {
  const today = dayOfNumber(Math.floor((Date.parse(String(now)) - 6 * 3_600_000) / 86_400_000))
  const first = dayNumber(request.startDate ?? '')
  const length = dayNumber(request.endDate ?? '') - first
  const nights = Array.from({ length }, (_, at) => dayOfNumber(first + at))
  const coversNight = (range: { startDate: string; endDate: string }, night: string) =>
    range.startDate <= night && night <= range.endDate

  const rateOf = (night: string) => {
    const special = rental?.aRSpecialPrices?.find((each) => coversNight(each, night))
    return convert(toCents(special?.price ?? rental?.basePrice ?? 0), currency.conversionFactor)
  }
  const eligible = (rental?.promotions ?? []).filter(
    ({ enabled, dateShow, minNight }) =>
      enabled !== false && (dateShow ?? '') <= today && length >= (minNight ?? 0),
  )
  const percentOf = ({ id, percentDiscount }: PricedPromotion) =>
    forcedPromotionIds.includes(id) ? 15 : percentDiscount
  const winnerOf = (night: string) =>
    eligible
      .filter((each) => each.type !== 4 && coversNight(each, night))
      .toSorted((a, b) => percentOf(b) - percentOf(a))[0]

  const sum = (some: string[]) => some.reduce((cents, night) => cents + rateOf(night), 0)
  const uncovered = nights.filter((night) => !winnerOf(night))
  const weekly =
    length < 7 ? 0 : roundHalfUp((sum(uncovered) * (rental?.weeklyDiscount ?? 0)) / 100)
  const promotions = eligible.flatMap((promotion) => {
    const isSurcharge = promotion.type === 4
    const taken = nights.filter((night) =>
      isSurcharge ? coversNight(promotion, night) : winnerOf(night) === promotion,
    )
    const amount = roundHalfUp((sum(taken) * percentOf(promotion)) / 100)
    return taken.length === 0
      ? []
      : [{ type: promotion.type, cents: isSurcharge ? amount : 0 - amount }]
  })
  return { nights: sum(nights), weekly: 0 - weekly, promotions }
}

it('a stay cut into parts costs what it costs night by night', () => {
  let priced = 0
  const byNight = randomStays
    .filter(({ rental }) => rental?.type === 1 || rental?.type === 5)
    .map((input) => ({ ...input, request: { ...input.request, monthlyOffer: false } }))
  fc.assert(
    fc.property(byNight, (input) => {
      const price = quote(input)
      if ('errors' in price) return
      priced++
      const centsOf = (lines: typeof price.details) =>
        lines.reduce((cents, line) => cents + Math.round(line.subTotal * 100), 0)
      const promotionLines = price.details.filter(({ type }) => type === 'promotion')
      const expected = nightByNight(input)
      expect(centsOf(price.details.filter(({ per }) => per === 'night'))).toBe(expected.nights)
      expect(centsOf(price.details.filter(({ type }) => type === 'weekly'))).toBe(expected.weekly)
      expect(promotionLines.map((line) => centsOf([line]))).toEqual(
        expected.promotions.map(({ cents }) => cents),
      )
      expect(price.promotionsDetail.map(({ type }) => type)).toEqual(
        expected.promotions.map(({ type }) => type),
      )
    }),
    propertyRuns(),
  )
  expect(priced).toBeGreaterThan(propertyRuns().numRuns / 10)
})
