import { describe, expect, it } from 'vitest'
import { randomFees, randomStays } from '~/testing/factories/random-stay'
import { fc, propertyRuns } from '~/testing/fast-check'
import type { PriceResponse } from './price/price-response'
import { mandatoryFees } from './lines/fee-lines'
import { quote } from './quote'
import type { PricedFee, QuoteInput } from './quote-input'
import { stayErrors } from './check/stay-error'

const runs = propertyRuns()
const centsOf = (units: number) => Math.round(units * 100)

/** Runs a check on the prices of random stays; those that cannot be booked are counted, not checked. */
function onPrices(check: (price: PriceResponse, input: QuoteInput) => void): void {
  let priced = 0
  fc.assert(
    fc.property(randomStays, (input) => {
      const answer = quote(input)
      if ('errors' in answer) return
      priced++
      check(answer, input)
    }),
    runs,
  )
  expect(priced).toBeGreaterThan(runs.numRuns / 4)
}

describe('on random rentals and stays', () => {
  it('the lines add up to the total in every currency, down to 0', () => {
    onPrices((price, { rental }) => {
      if (rental?.type === 3) return
      const sum = price.details.reduce((total, line) => total + centsOf(line.subTotal), 0)
      expect(centsOf(price.total)).toBe(Math.max(sum, 0))
    })
  })

  it('amounts and their texts say the same', () => {
    onPrices((price) => {
      const { currencySymbol: symbol, details } = price
      const read = (text: string) => centsOf(Number(text.replace(symbol, '').replaceAll(',', '')))
      expect(read(price.totalFormated)).toBe(centsOf(price.total))
      for (const line of details) expect(read(line.subTotalFormated)).toBe(centsOf(line.subTotal))
      const multiplied = details.filter((line) => line.priceFormated !== line.subTotalFormated)
      for (const line of multiplied)
        expect(read(line.priceFormated) * line.number).toBe(centsOf(line.subTotal))
    })
  })

  it('every night stands in one line of nights or months', () => {
    onPrices((price, { rental, request }) => {
      if (rental?.type === 3) return
      const lines = price.details.filter(({ per }) => per === 'night' || per === 'month')
      let day = request.startDate
      for (const line of lines) {
        expect(line.startDate).toBe(day)
        day = line.endDate
      }
      // A long-term rental is priced by whole months.
      expect(rental?.type === 2 || day === request.endDate).toBe(true)
    })
  })

  it('the fees said before dates are those that a stay without wishes is charged', () => {
    onPrices((_price, { rental, request, ...input }) => {
      if (!rental || rental.type === 3) return
      const plain = { ...request, pet: false, lateCheckIn: false }
      const price = quote({ ...input, rental, request: plain })
      if ('errors' in price) throw new Error('A wish made the stay possible')
      const by = rental.type === 2 ? 'month' : 'night'
      const fees = rental.extraFees?.filter(({ amount }) => amount > 0) ?? []
      const charged = price.details.filter(({ type }) => type === 'extra-fee')
      const paid = new Set(charged.map(({ per }) => per))
      const said = mandatoryFees(fees, by, request.totalPax ?? 0)
      expect(said).toEqual(fees.filter(({ id }) => paid.has(id)))
    })
  })

  it('a longer list of fees never lowers the total', () => {
    const moreFees = fc.array(randomFees, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(randomStays, moreFees, fc.nat(), (input, more, at) => {
        if (!input.rental) return
        const fees: PricedFee[] = [...(input.rental.extraFees ?? [])]
        const longer = fees.toSpliced(at % (fees.length + 1), 0, ...more)
        const before = quote(input)
        const after = quote({ ...input, rental: { ...input.rental, extraFees: longer } })
        if ('errors' in before || 'errors' in after) {
          expect(after).toEqual(before)
        } else {
          expect(after.total).toBeGreaterThanOrEqual(before.total)
        }
      }),
      runs,
    )
  })

  it('asking twice gives the same answer and leaves the input as it was', () => {
    fc.assert(
      fc.property(randomStays, (input) => {
        const copy = structuredClone(input)
        expect(quote(input)).toEqual(quote(input))
        expect(input).toEqual(copy)
      }),
      propertyRuns(),
    )
  })

  it('what is null counts as not said', () => {
    fc.assert(
      fc.property(randomStays, (input) => {
        const withoutNulls = JSON.parse(
          JSON.stringify(input),
          (_key, value: unknown) => value ?? undefined,
        )
        expect(quote(withoutNulls as QuoteInput)).toEqual(quote(input))
      }),
      propertyRuns(),
    )
  })
})

describe('on anything at all', () => {
  const anything = fc.anything({
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  })

  function expectAnswer(input: unknown): void {
    const answer = quote(input as QuoteInput)
    if ('errors' in answer) {
      expect(answer.errors.length).toBeGreaterThan(0)
      expect(stayErrors).toEqual(expect.arrayContaining(answer.errors))
      const order = answer.errors.map((code) => stayErrors.indexOf(code))
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
    } else {
      expect(answer.total).toSatisfy((total: number) => total >= 0 && Number.isFinite(total))
      expect(answer.nights).toBeGreaterThanOrEqual(0)
    }
  }

  it('it answers and never throws', () => {
    fc.assert(fc.property(anything, expectAnswer), runs)
    for (const input of [undefined, null, 0, '', [], () => 0, Symbol('s'), 1n]) expectAnswer(input)
  })

  it('it passes over the gaps of a sparse list', () => {
    const gaps = new Array(2)
    const rental = { aRSpecialPrices: gaps, promotions: gaps, extraFees: gaps, lockDates: gaps }
    fc.assert(
      fc.property(randomStays, (input) => {
        expectAnswer({ ...input, rental: { ...input.rental, ...rental } })
      }),
      runs,
    )
  })

  it('it answers with any field of an input replaced', () => {
    const fields = ['now', 'currency', 'forcedPromotionIds', 'rental', 'request'] as const
    fc.assert(
      fc.property(randomStays, fc.constantFrom(...fields), anything, (input, field, value) => {
        expectAnswer({ ...input, [field]: value })
      }),
      runs,
    )
  })

  const rentalFields = [
    'type',
    'fullHotel',
    'basePrice',
    'minNight',
    'capacityOfPeople',
    'weeklyDiscount',
    'pricePerMonth',
    'monthlyRates',
    'minMonths',
    'salePrice',
    'availableAfter',
    'calendar',
    'typeOfTerms',
    'aRSpecialPrices',
    'promotions',
    'extraFees',
    'lockDates',
  ]
  const requestFields = [
    'type',
    'startDate',
    'endDate',
    'longStay',
    'months',
    'totalPax',
    'adult',
    'children',
    'pet',
    'lateCheckIn',
    'monthlyOffer',
    'fullHotel',
  ]
  const odd = fc.oneof(
    anything,
    fc.double(),
    fc.constantFrom('__proto__', 'constructor', '9999-12-31', '2027-02-30', -0, 1e308, -1),
    fc.array(anything),
    fc.array(
      fc.dictionary(fc.constantFrom('startDate', 'endDate', 'price', 'id', 'mode'), anything),
    ),
  )

  it('it answers with any field of the rental or the request replaced', () => {
    fc.assert(
      fc.property(
        randomStays,
        fc.dictionary(fc.constantFrom(...rentalFields), odd, { maxKeys: 4 }),
        fc.dictionary(fc.constantFrom(...requestFields), odd, { maxKeys: 3 }),
        (input, rental, request) => {
          expectAnswer({
            ...input,
            rental: { ...input.rental, ...rental },
            request: { ...input.request, ...request },
          })
        },
      ),
      runs,
    )
  })
})
