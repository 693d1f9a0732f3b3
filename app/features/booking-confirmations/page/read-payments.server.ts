import type { BookingConfirmation } from '~content/booking-confirmation'
import type { Locale } from '~content/locale'
import { fillWords } from '~/features/contracts/contract-words'
import { balanceOf, paymentMoney } from '~/features/payments/balance'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { createStayStore, type StayStore } from '~/features/stays/stay-store.server'
import { formatDay } from '~/platform/time/format-day'

type ShownFact = { label: string; value: string }

/**
 * What was agreed on, what is paid and what is open, in words; null where the confirmation belongs to no stay, or
 * nothing was agreed on. Throws `RecordsUnavailable`.
 */
export async function readPayments(
  { stay: reference }: Pick<BookingConfirmation, 'stay'>,
  locale: Locale,
  store: Pick<StayStore, 'find'> = createStayStore(),
): Promise<ShownFact[] | null> {
  const stay = reference === null ? null : await store.find(reference)
  const balance = stay && balanceOf(stay)
  if (!balance) return null
  const { booking: words } = privateMessages(locale)
  const { currency, full, paid, open, dueDay } = balance
  const money = (cents: number) => paymentMoney(cents, currency)
  const day = dueDay && formatDay(dueDay, locale)
  return [
    { label: words.agreed, value: money(full) },
    { label: words.paid, value: money(paid) },
    open > 0
      ? { label: day ? fillWords(words.openUntil, { day }) : words.open, value: money(open) }
      : { label: words.open, value: words.allPaid },
  ]
}
