import type { TFunction } from 'i18next'
import { currencyFacts } from '~content/currency-code'
import type { SiteSettings } from '~content/site-settings'
import type { Stay } from '~content/stay'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { formatDay } from '~/platform/time/format-day'
import { dayNumber } from '~/platform/time/guatemala-day'
import { agreedPrice } from '../agreed-price'
import { chosenRentalName } from '../rental-name'
import type { AnswerValues } from './fill-answer'

type Sender = { staff: string } & Pick<SiteSettings, 'brandName' | 'phone'>

/** Translations in the guest's language. */
type Words = TFunction<'stays'>

/** What is known of a stay, in the language of its guest. */
export function answerValues(
  stay: Stay,
  { staff, brandName, phone }: Sender,
  t: Words,
): AnswerValues {
  const { startDate, endDate, guests, language, request } = stay
  const nights = startDate && endDate ? dayNumber(endDate) - dayNumber(startDate) : null
  const pageUrl = request?.pageUrl ?? null
  const total = totalOf(stay)
  const house = chosenRentalName(stay)
  // The first account is called as the rental is; a mail does not end with one name twice.
  const signer = staff === brandName ? t('team') : staff
  return {
    name: stay.guestName,
    reference: stay.reference,
    staff: signer,
    brand: brandName,
    phone,
    ...(house && { house }),
    ...(startDate && { arrival: formatDay(startDate, language) }),
    ...(endDate && { departure: formatDay(endDate, language) }),
    ...(nights && { nights: String(nights), stayLength: t('nights', { count: nights }) }),
    ...(guests && { guests: String(guests), party: t('party', { count: guests }) }),
    ...(total && { total: formatMoney(total.cents, currencyFacts[total.currency].symbol) }),
    ...(pageUrl && { link: pageUrl }),
  }
}

/** What was agreed on, else the price that the guest saw, while it is one of this stay; null if there is neither. */
function totalOf(stay: Stay) {
  const agreed = agreedPrice(stay)
  if (agreed) return { cents: agreed.full, currency: agreed.currency }
  const { total = null, currencyCode: currency = null, isTotalCurrent } = stay.request ?? {}
  return isTotalCurrent && total !== null && currency ? { cents: toCents(total), currency } : null
}
