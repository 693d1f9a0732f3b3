import type { CurrencyCode } from '~content/currency-code'
import type { PaymentReminder } from '~content/payment-reminder'
import type { StayAhead } from '~content/stay-ahead'
import { addDays, guatemalaToday } from '~/platform/time/guatemala-day'
import { balanceOf } from './balance'

/** What a guest is to pay next. */
type OpenPayment = {
  /** The first payment, which comes with the signature, or all that is open. */
  part: 'first' | 'rest'
  cents: number
  currency: CurrencyCode
  /** `YYYY-MM-DD`. */
  dueDay: string
  isOverdue: boolean
}

type Owing = Pick<StayAhead, 'agreement' | 'payments'>

/** From so many days before the due day on, a guest is told. */
const daysBefore = 7
/** A transfer takes its time. */
const graceOfFirst = 3
const graceOfRest = 2
/** A site that begins to remind does not write about what was due long ago. */
const longest = 30

/**
 * What is due on a day, or soon, of a stay whose contract is signed, also while it is sent again; null where nothing
 * is. `today` is of Guatemala.
 */
export function openPaymentOf({ agreement, payments }: Owing, today: string): OpenPayment | null {
  if (!agreement || agreement.stage === 'revoked') return null
  if (agreement.stage !== 'signed' && agreement.signedAt === null) return null
  const balance = balanceOf({ agreement, offers: [], payments })
  if (!balance || balance.open <= 0 || !balance.dueDay) return null
  const { open, first, paid, currency } = balance
  const signedDay = signedDayOf(agreement)
  // Who signs late owes all of it with the signature.
  const restDay = signedDay && signedDay > balance.dueDay ? signedDay : balance.dueDay
  if (today >= addDays(restDay, -daysBefore)) {
    return { part: 'rest', cents: open, currency, dueDay: restDay, isOverdue: restDay < today }
  }
  if (!signedDay || first === null || paid >= first) return null
  const isOverdue = signedDay < today
  return { part: 'first', cents: first - paid, currency, dueDay: signedDay, isOverdue }
}

/** Which reminder of an open payment is mailed on a day; null for none, and while a new version is to be signed. */
export function reminderOf(
  { part, dueDay }: OpenPayment,
  { agreement }: Pick<StayAhead, 'agreement'>,
  today: string,
): PaymentReminder | null {
  if (agreement?.stage !== 'signed' || today > addDays(dueDay, longest)) return null
  const signedDay = signedDayOf(agreement)
  // No reminder goes out on the day of the signature.
  if (signedDay && today <= signedDay) return null
  if (part === 'first') return today >= addDays(dueDay, graceOfFirst) ? 'firstOverdue' : null
  if (today <= dueDay) return 'restSoon'
  return today >= addDays(dueDay, graceOfRest) ? 'restOverdue' : null
}

function signedDayOf({ signedAt }: NonNullable<StayAhead['agreement']>): string | null {
  return signedAt && guatemalaToday(new Date(signedAt))
}
