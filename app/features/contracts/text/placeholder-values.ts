import type { PlaceholderName } from '~content/contract-placeholder'
import type { ContractReservation } from '~content/contract-values'
import type { Locale } from '~content/locale'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { formatDay } from '~/platform/time/format-day'
import { localizeHour } from '~/platform/time/hour'
import { priceLinesInWords } from '../price-lines'

/** A reservation of which some fields are not known yet, as while a form is filled in. */
export type PartialReservation = Partial<Omit<ContractReservation, 'customData'>> & {
  customData?: Partial<ContractReservation['customData']>
}

type ListName = 'extraTerms' | 'priceLines'

type Values = Record<Exclude<PlaceholderName, ListName>, string> & Record<ListName, string[]>

const unknown = '…'

/** What stands in the place of each placeholder, as written in a language; `…` for what is not known yet. */
export function placeholderValues(reservation: PartialReservation, locale: Locale): Values {
  const { customData = {}, currency = '$' } = reservation
  const text = (value: string | undefined) => value?.trim() || unknown
  const number = (value: number | undefined) =>
    value === undefined ? unknown : new Intl.NumberFormat(tags[locale]).format(value)
  const day = (value: string | undefined) => (value ? formatDay(value, locale) : unknown)
  const money = (value: number | undefined) =>
    value === undefined ? unknown : formatMoney(toCents(value), currency)
  return {
    fullName: text(reservation.fullName),
    property: text(reservation.property),
    address: text(reservation.address?.trim() || reservation.property),
    startDate: day(reservation.startDate),
    endDate: day(reservation.endDate),
    totalGuests: number(reservation.totalGuests),
    stay: number(reservation.stay),
    firstPayment: money(reservation.firstPayment),
    secondPayment: money(reservation.secondPayment),
    downPayment: money(reservation.downPayment),
    fullPayment: money(reservation.fullPayment),
    priceLines: priceLinesInWords(reservation),
    contractDate: day(reservation.contractDate),
    extraTerms: reservation.extraTerms ?? [],
    customDownPayment: number(customData.customDownPayment),
    downPaymentDays: number(customData.downPaymentDays),
    damageDeposit: money(customData.damageDeposit),
    depositReturnDays: number(customData.depositReturnDays),
    lostFirstDepositDays: number(customData.lostFirstDepositDays),
    lostFirstDeposit: number(customData.lostFirstDeposit),
    cancellationCoverExpenses: money(customData.cancellationCoverExpenses),
    customCheckIn: localizeHour(text(customData.customCheckIn), locale),
    customCheckOut: localizeHour(text(customData.customCheckOut), locale),
  }
}

const tags: Record<Locale, string> = { en: 'en-US', es: 'es-GT' }
