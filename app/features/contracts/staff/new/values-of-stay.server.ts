import { contractCurrencyOf, type ContractCurrency } from '~content/contract-currency'
import { defaultCurrency } from '~content/currency-code'
import type { Locale } from '~content/locale'
import type { OfferedRental } from '~content/offer'
import type { PriceLine } from '~content/contract-values'
import type { Stay } from '~content/stay'
import { placeNames } from '~/features/catalogue/places/place-line'
import { rentalText } from '~/features/catalogue/rental-page'
import { sectionOf } from '~/features/catalogue/section-of'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { acceptedOffer, agreedOffer } from '~/features/stays/agreed-price'
import { chosenRentalName } from '~/features/stays/rental-name'
import { formatDayInput } from '~/platform/time/day-input'
import { formatHour } from '~/platform/time/hour'
import { deriveFigures, type ContractFigures } from '~/features/contracts/contract-figures'
import { addUp, priceLinesText } from '~/features/contracts/price-lines'
import type { EditorValues } from '../form/editor-values'
import { figureText } from '../form/fill-figures'

type Made = { language: Locale; percent: number }

/** Of the name of a property, and of the label of a line. */
const maxLineLength = 200

/**
 * What a new contract begins with: all that is known of its stay and its rental, in the language of the contract, and
 * what was agreed on where the guest accepted an offer. Payments follow from the price by the percentage of the
 * template.
 */
export function valuesOfStay(
  before: Stay,
  { language, percent }: Made,
): EditorValues & { currency: ContractCurrency } {
  const { stay, total, currencyCode, lines } = agreedStay(before, language)
  const { startDate, endDate, guests, email, guestName } = stay
  const known: ContractFigures = {
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(total && { fullPayment: total }),
  }
  const figures = deriveFigures(known, percent)
  const house = rentalOf(stay, language)
  const text = (name: keyof ContractFigures) => figureText(name, figures)
  return {
    fullName: guestName,
    guestEmail: email ?? '',
    property: (house?.name ?? chosenRentalName(stay) ?? '').slice(0, maxLineLength),
    address: stay.rentalAddress ?? '',
    ...(house?.isBookable && stay.rentalId && { rentalId: stay.rentalId }),
    ...(startDate && { startDate: formatDayInput(startDate) }),
    ...(endDate && { endDate: formatDayInput(endDate) }),
    ...(guests && { totalGuests: String(guests) }),
    ...(house?.checkIn && { customCheckIn: formatHour(house.checkIn) }),
    ...(house?.checkOut && { customCheckOut: formatHour(house.checkOut) }),
    stay: text('stay'),
    currency: contractCurrencyOf[currencyCode ?? defaultCurrency],
    fullPayment: text('fullPayment'),
    downPayment: text('downPayment'),
    firstPayment: text('firstPayment'),
    secondPayment: text('secondPayment'),
    priceLines: total && addUp(lines, total) ? priceLinesText(lines) : '',
  }
}

/**
 * A stay with the guest and price of its accepted offer; else with the price that its guest saw. Each counts only while
 * it is one of this stay. The price has its lines where they are known in the language of the contract.
 */
function agreedStay(stay: Stay, language: Locale) {
  const agreed = agreedOffer(stay)
  if (!agreed) {
    const {
      total = null,
      currencyCode = null,
      isTotalCurrent,
      priceLines = [],
    } = stay.request ?? {}
    const lines = stay.language === language ? priceLines.map(lineOf) : []
    const currency = acceptedOffer(stay)?.currency ?? currencyCode
    return { stay, total: isTotalCurrent ? total : null, currencyCode: currency, lines }
  }
  const { offer, rental } = agreed
  const { guestName, guestEmail: email, currency: currencyCode } = offer
  const lines = linesOfOffer(rental, { language, isGuests: offer.language === language })
  const total = rental.total / 100
  const { name: rentalName } = rental
  return { stay: { ...stay, rentalName, guestName, email }, total, currencyCode, lines }
}

/** The lines of an offered rental, the adjustment of the team among them; none where they are in another language. */
function linesOfOffer(
  { lines, adjustment }: OfferedRental,
  { language, isGuests }: { language: Locale; isGuests: boolean },
): PriceLine[] {
  const isKnown = lines.every(({ label }) => typeof label !== 'string' || isGuests)
  if (!isKnown) return []
  return [
    ...lines.map(({ label, cents }) => ({
      label: typeof label === 'string' ? label : label[language],
      amount: cents / 100,
    })),
    ...(adjustment ? [{ label: adjustment.reason, amount: adjustment.cents / 100 }] : []),
  ].map(lineOf)
}

/** A label of one line, as a contract has it. */
function lineOf({ label, amount }: PriceLine): PriceLine {
  return { label: label.replace(/\s+/g, ' ').trim().slice(0, maxLineLength), amount }
}

/** The rental by name, town and region, with its hours; null where it is published no longer. */
function rentalOf({ rentalId }: Stay, language: Locale) {
  const catalogue = hasCatalogue() ? getCatalogueUntagged() : null
  const rental = rentalId ? catalogue?.rentals.get(rentalId) : undefined
  if (!catalogue || !rental) return null
  const names = placeNames(catalogue, rental.townId, language)
  const name = [...new Set([rentalText(rental, language)?.name ?? '', ...names])].join(', ')
  const { checkInTimeStart: checkIn, checkOutTime: checkOut } = rental
  return { name, checkIn, checkOut, isBookable: sectionOf(rental) !== 'housesForSale' }
}
