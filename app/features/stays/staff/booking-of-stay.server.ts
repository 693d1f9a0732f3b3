import type { ContractReservation } from '~content/contract-values'
import type { Locale } from '~content/locale'
import type { Stay } from '~content/stay'
import type { StayBooking } from '~content/stay-change'
import { parseHour, localizeHour } from '~/platform/time/hour'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { createServerI18n } from '~/platform/i18n/i18n.server'

type Made = { by: StayBooking['by']; locale: Locale; reservation: ContractReservation }

/**
 * The confirmation of a stay from its contract: hours for the guest, payments and contacts in the language of who makes
 * it, for the team. What the contract says instead of a clock time is told in both languages.
 */
export async function bookingOf(
  stay: Stay,
  { by, locale, reservation }: Made,
): Promise<StayBooking> {
  const { customData, currency, fullPayment, firstPayment, secondPayment } = reservation
  const money = (amount: number) => formatMoney(toCents(amount), currency)
  const hours = { start: customData.customCheckIn, end: customData.customCheckOut }
  const checkInFrom = parseHour(hours.start)
  const checkOutUntil = parseHour(hours.end)
  const isSaid = checkInFrom === null || checkOutUntil === null
  const checkin = async (language: Locale) =>
    (await createServerI18n(language)).t('stays:checkin', {
      start: localizeHour(hours.start, language),
      end: localizeHour(hours.end, language),
    })
  const { t } = await createServerI18n(locale)
  return {
    revision: stay.revision,
    by,
    checkInFrom,
    checkOutUntil,
    checkin: isSaid ? { en: await checkin('en'), es: await checkin('es') } : null,
    notes: t('stays:bookingNotes', {
      contract: stay.contract,
      full: money(fullPayment),
      first: money(firstPayment),
      second: money(secondPayment),
      deposit: money(customData.damageDeposit),
      contacts: [stay.email, stay.phone].filter(Boolean).join(' · '),
    }),
  }
}
