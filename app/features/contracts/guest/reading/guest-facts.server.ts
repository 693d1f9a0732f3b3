import type { ContractReservation } from '~content/contract-values'
import type { Locale } from '~content/locale'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { formatDay } from '~/platform/time/format-day'
import type { ContractWords } from '~/features/contracts/contract-words'
import { priceLinesInWords } from '~/features/contracts/price-lines'
import type { Fact } from '../guest-data'

/** The figures of a contract with their labels, in the language of these words. */
export function guestFacts(
  reservation: ContractReservation,
  { fields, guest }: Pick<ContractWords, 'fields' | 'guest'>,
  locale: Locale,
): Fact[] {
  const { currency, fullName, property, address, startDate, endDate, stay, totalGuests } =
    reservation
  const lines = priceLinesInWords(reservation)
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
    ...(lines.length > 0 ? [{ label: fields.priceLines, value: lines.join('\n') }] : []),
  ]
}
