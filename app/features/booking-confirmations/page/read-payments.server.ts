import type { BookingConfirmation } from '~content/booking-confirmation'
import type { Locale } from '~content/locale'
import { stayReferenceSchema } from '~content/stay-author'
import { fillWords } from '~/features/contracts/contract-words'
import { balanceOf, paymentMoney } from '~/features/payments/balance'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { createStayStore, type StayStore } from '~/features/stays/stay-store.server'
import { formatDay } from '~/platform/time/format-day'

type ShownFact = { label: string; value: string }

/**
 * What was agreed on, what is paid and what is open, in words; null where the confirmation belongs to no stay, or nothing
 * was agreed on. Throws `RecordsUnavailable`.
 */
export async function readPayments(
  { documentId, noRequirement }: Pick<BookingConfirmation, 'documentId' | 'noRequirement'>,
  locale: Locale,
  store: Pick<StayStore, 'find'> = createStayStore(),
): Promise<ShownFact[] | null> {
  const reference = stayReferenceSchema.safeParse(noRequirement)
  const stay = reference.success ? await store.find(reference.data) : null
  const balance = stay?.booking === documentId ? balanceOf(stay) : null
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
