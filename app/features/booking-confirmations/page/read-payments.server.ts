import type { BookingConfirmation } from '~content/booking-confirmation'
import type { Locale } from '~content/locale'
import { fillWords } from '~/features/contracts/contract-words'
import { balanceOf, openParts, paymentMoney, type Balance } from '~/features/payments/balance'
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
  const money = (cents: number) => paymentMoney(cents, balance.currency)
  return [
    { label: words.agreed, value: money(balance.full) },
    { label: words.paid, value: money(balance.paid) },
    ...openFacts(balance),
  ]

  function openFacts(balance: Balance): ShownFact[] {
    if (balance.isCalledOff) return []
    if (balance.open <= 0) return [{ label: words.open, value: words.allPaid }]
    const parts = openParts(balance)
    if (parts.length === 0) return [{ label: words.open, value: money(balance.open) }]
    return parts.map(({ cents, dueDay }) => ({
      label: fillWords(words.openUntil, { day: formatDay(dueDay, locale) }),
      value: money(cents),
    }))
  }
}
