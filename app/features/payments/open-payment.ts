import type { CurrencyCode } from '~content/currency-code'
import type { PaymentReminder } from '~content/payment-reminder'
import type { AgreedStay, StayReminder } from '~content/agreed-stay'
import { signedDayOf } from '~/features/stays/agreed-price'
import { addDays } from '~/platform/time/guatemala-day'
import { contractBalanceOf, openParts, type OpenPart } from './balance'

/** What a guest is to pay soon, or should have paid. */
type OpenPayment = OpenPart & { currency: CurrencyCode; isOverdue: boolean }

type Owing = Pick<AgreedStay, 'stage' | 'agreement' | 'payments'>

type Rule = {
  reminder: PaymentReminder
  part: OpenPart['part']
  /** In days from the due day on: the first and the last one on which it is mailed. */
  from: number
  until: number
}

/** Staff and guest are told of a payment this many days before it is due. */
const daysBefore = 7

/** In the order of their days; a later one replaces an earlier one that was not mailed. */
const rules: readonly Rule[] = [
  { reminder: 'firstSoon', part: 'first', from: -daysBefore, until: 0 },
  // A transfer takes its time. A site that begins to remind does not write about what was due long ago.
  { reminder: 'firstOverdue', part: 'first', from: 2, until: 30 },
  { reminder: 'restSoon', part: 'rest', from: -daysBefore, until: 0 },
]

/**
 * What is due on a day, or within a week, of a stay whose contract is signed, also while it is sent again; the earlier
 * first. `today` is of Guatemala.
 */
export function openPaymentsOf(
  { stage, agreement, payments }: Owing,
  today: string,
): OpenPayment[] {
  const balance = contractBalanceOf({ stage, agreement, payments })
  if (!balance) return []
  const { currency } = balance
  return openParts(balance)
    .filter(({ dueDay }) => today >= addDays(dueDay, -daysBefore))
    .map((open) => ({ ...open, currency, isOverdue: open.dueDay < today }))
}

/**
 * The reminder to mail on a day, with its due day; null if none is due, after the arrival, and while a new version of
 * the contract is to be signed. Reminders whose first day is not after the signature are left out.
 */
export function reminderOf(
  stay: Owing,
  today: string,
): Pick<StayReminder, 'reminder' | 'dueDay'> | null {
  const { agreement } = stay
  if (agreement?.stage !== 'signed') return null
  if (today > agreement.reservation.startDate) return null
  const signedDay = signedDayOf(agreement) ?? ''
  const latest = openPaymentsOf(stay, today)
    .flatMap(({ part, dueDay }) =>
      rules
        .filter((rule) => rule.part === part)
        .map(({ reminder, from, until }) => ({
          reminder,
          dueDay,
          from: addDays(dueDay, from),
          until: addDays(dueDay, until),
        })),
    )
    .filter(({ from, until }) => from > signedDay && from <= today && today <= until)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .at(-1)
  return latest ? { reminder: latest.reminder, dueDay: latest.dueDay } : null
}
