import type { ContractReservation } from '~content/contract-values'
import type { Locale } from '~content/locale'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { formatDay } from '~/platform/time/format-day'
import type { ContractWords } from '~/features/contracts/contract-words'
import { priceLinesInWords } from '~/features/contracts/price-lines'
import type { Fact } from '../guest-data'

type Words = Pick<ContractWords, 'fields' | 'guest'>

/** The figures of a contract with their labels, in the language of these words, and the lines of its price. */
export function guestFacts(reservation: ContractReservation, words: Words, locale: Locale): Fact[] {
  const figures = figureFacts(reservation, words, locale)
  const lines = priceLinesInWords(reservation)
  if (lines.length === 0) return figures
  return [...figures, { label: words.fields.priceLines, value: lines.join('\n') }]
}

/** The figures without the lines of the price, which the PDF draws as rows. */
export function figureFacts(
  reservation: ContractReservation,
  { fields, guest }: Words,
  locale: Locale,
): Fact[] {
  const { currency, fullName, property, address, startDate, endDate, stay, totalGuests } =
    reservation
  const money = (amount: number) => formatMoney(toCents(amount), currency)
  return [
    { label: guest.inNameOf, value: fullName },
    { label: fields.property, value: property },
    ...(address ? [{ label: fields.address, value: address }] : []),
    { label: fields.startDate, value: formatDay(startDate, locale) },
    { label: fields.endDate, value: formatDay(endDate, locale) },
    { label: fields.stay, value: String(stay) },
    { label: fields.totalGuests, value: String(totalGuests) },
    { label: fields.firstPayment, value: money(reservation.firstPayment) },
    { label: fields.secondPayment, value: money(reservation.secondPayment) },
    { label: fields.downPayment, value: money(reservation.downPayment) },
    { label: fields.fullPayment, value: money(reservation.fullPayment) },
  ]
}
