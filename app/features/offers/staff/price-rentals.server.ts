import type { TFunction } from 'i18next'
import { forEachLocale, type Locale } from '~content/locale'
import type { OfferedRental } from '~content/offer'
import type { Rental } from '~content/rental'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { localizedText } from '~/features/catalogue/localized-text'
import { rentalText } from '~/features/catalogue/rental-page'
import { offeredMonths, shortestTerm } from '~/features/pricing/check/stay-limits'
import { roundHalfUp, toCents } from '~/features/pricing/money/money'
import { readTypedNumber } from '~/features/pricing/money/typed-number'
import { hasPrice } from '~/features/pricing/price/has-price'
import { labelLines, percentFeesOf } from '~/features/pricing/price/line-label'
import { quoteRental } from '~/features/pricing/rental/quote-rental'
import type { StayRequest } from '~/features/pricing/quote-input'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { addMonths } from '~/platform/time/guatemala-day'
import { formatDay } from '~/platform/time/format-day'
import { freeForUs, type OwnHold } from './own-hold'
import type { RentalInput, OfferTerms } from './offer-input'
import type { OfferableRental } from './offerable-rentals'

/** A line of the form with its price, or with what is wrong with one of its fields, in the language of the team. */
export type PricedRentalInput = RentalInput &
  ({ house: OfferedRental; problem: null } | { house: null; problem: RentalInputProblem })

type RentalInputProblem = { at: 'name' | 'reason' | 'amount'; text: string }

export type Pricing = {
  catalogue: Catalogue
  rentals: readonly OfferableRental[]
  terms: OfferTerms
  /** Of the offer that is replaced. */
  ownHolds: readonly OwnHold[]
  /** Language of the team. */
  locale: Locale
  now: Date
}

const maxLabelLength = 200

/** The price of each rental by `quote`, written in both languages, with the adjustment of the team. */
export async function priceRentals(
  houses: readonly RentalInput[],
  pricing: Pricing,
): Promise<PricedRentalInput[]> {
  const { getFixedT } = await createServerI18n(pricing.locale)
  const t = getFixedT(pricing.locale, 'offers')
  const errors = getFixedT(pricing.locale, 'pricing')
  const words = forEachLocale((locale) => getFixedT(locale, 'pricing'))
  const seen = new Set<string>()
  return houses.map((input) => {
    const found = priceRental(input, pricing, { t, errors, words })
    if ('text' in found) return { ...input, house: null, problem: found }
    if (seen.has(found.rentalId)) {
      return { ...input, house: null, problem: atName(t('staff.problems.twice')) }
    }
    seen.add(found.rentalId)
    return { ...input, house: found, problem: null }
  })
}

/** `t` and `errors` are in the language of the team. */
type Languages = {
  t: TFunction<'offers'>
  errors: TFunction<'pricing'>
  words: Record<Locale, TFunction<'pricing'>>
}

function priceRental(
  input: RentalInput,
  pricing: Pricing,
  { t, errors, words }: Languages,
): OfferedRental | RentalInputProblem {
  const { catalogue, terms, rentals } = pricing
  const rental = rentals.find(({ label }) => isSame(label, input.name))?.rental
  if (!rental) return atName(t('staff.problems.unknownHouse'))
  const request = requestOf(rental, terms)
  if (!request) {
    const months = shortestTerm(rental)
    if (months === null) return atName(errors('errors.BELOW_MIN_MONTHS'))
    const day = formatDay(addMonths(terms.startDate, months), pricing.locale)
    return atName(t('staff.problems.wholeMonths', { day }))
  }
  const { ownHolds, now } = pricing
  const free = freeForUs(rental, ownHolds)
  const ask = { request, currency: terms.currency, now: now.toISOString() }
  const price = quoteRental(catalogue, { rental: free, ...ask })
  if ('errors' in price) {
    const [first = 'NON_EXISTENT_PRODUCT'] = price.errors
    return atName(errors(`errors.${first}`))
  }
  const isPriced = hasPrice(price)
  const before = isPriced ? toCents(price.total) : 0
  const adjustment = adjustmentOf(input, before)
  if (adjustment === 'amount' || adjustment === 'reason') {
    return { at: adjustment, text: t(`staff.problems.${adjustment}`) }
  }
  if (!isPriced && !adjustment) return { at: 'amount', text: t('staff.problems.noPrice') }
  const total = before + (adjustment?.cents ?? 0)
  if (total < 1) return { at: 'amount', text: t('staff.problems.total') }
  const percentFees = percentFeesOf(catalogue.extraFees.values())
  const labels = forEachLocale((locale) => {
    const feeNames = Object.fromEntries(
      [...catalogue.extraFees].map(([id, { name }]) => [id, localizedText(name, locale)]),
    )
    return isPriced ? labelLines(price, { feeNames, percentFees }, words[locale]) : []
  })
  return {
    rentalId: rental.id,
    name: (rentalText(rental, terms.language)?.name ?? rental.slug).slice(0, maxLabelLength),
    lines: labels.en.map(({ line }, index) => ({
      label: forEachLocale((locale) =>
        (labels[locale][index]?.label ?? '').slice(0, maxLabelLength),
      ),
      cents: toCents(line.subTotal),
    })),
    adjustment,
    total,
  }
}

const atName = (text: string): RentalInputProblem => ({ at: 'name', text })

/** Nights, or whole months where the rental is let by them; null where the dates are no such months. */
function requestOf(rental: Rental, terms: OfferTerms): StayRequest | null {
  const { startDate, endDate, adults, children, pet, lateCheckIn, monthlyOffer } = terms
  const { type, fullHotel } = rental
  const people = { adult: adults, children, totalPax: adults + children, pet, lateCheckIn }
  if (type !== 2) return { type, fullHotel, startDate, endDate, monthlyOffer, ...people }
  const months = offeredMonths.find((count) => addMonths(startDate, count) === endDate)
  return months === undefined ? null : { type, longStay: true, startDate, months, ...people }
}

/** `amount` or `reason` where that field cannot be used. */
function adjustmentOf(
  { amount, reason, unit }: RentalInput,
  before: number,
): OfferedRental['adjustment'] | 'amount' | 'reason' {
  if (amount === '' && reason === '') return null
  const number = readTypedNumber(amount)
  if (number === null) return 'amount'
  if (reason === '') return 'reason'
  const percent = unit === 'percent' ? number : null
  if (percent !== null && (percent < -100 || percent > 1000)) return 'amount'
  const cents = percent === null ? toCents(number) : roundHalfUp((before * percent) / 100)
  return { reason, percent, cents }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()
