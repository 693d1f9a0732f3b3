import { currencyCodes, type CurrencyCode } from '~content/currency-code'
import { paymentWays, type PaymentWay } from '~content/payment-way'
import { formText } from '~/platform/body/form-text'
import { isCalendarDay } from '~/platform/time/guatemala-day'

/** The form of a payment as it was typed. */
export type PaymentInput = {
  amount: string
  currency: CurrencyCode
  /** What it counts in the agreed currency; empty if it was paid in that one. */
  counts: string
  day: string
  way: PaymentWay
  receiptNumber: string
  note: string
  /** Whether the receipt goes to the guest. */
  mail: boolean
}

export const checkedFields = ['amount', 'counts', 'day', 'receiptNumber', 'note'] as const

export type PaymentProblems = Partial<Record<(typeof checkedFields)[number], true>>

export function readPaymentInput(form: FormData): PaymentInput {
  const text = (name: string) => formText(form, name)
  return {
    amount: text('amount'),
    counts: text('counts'),
    day: text('day'),
    currency: currencyCodes.find((code) => code === text('currency')) ?? 'USD',
    way: paymentWays.find((way) => way === text('way')) ?? 'transfer',
    receiptNumber: text('receiptNumber'),
    note: text('note'),
    mail: form.has('mail'),
  }
}

type Checking = { agreed: CurrencyCode; today: string }

/** Cents of the payment and of what it counts, or the fields that cannot be used. */
export function checkPaymentInput(
  { amount, currency, counts, day, receiptNumber, note }: PaymentInput,
  { agreed, today }: Checking,
): { cents: number; countsCents: number } | { problems: PaymentProblems } {
  const cents = centsOf(amount)
  const countsCents = currency === agreed ? cents : centsOf(counts)
  const isRight: Record<(typeof checkedFields)[number], boolean> = {
    amount: cents > 0,
    counts: currency === agreed || countsCents > 0,
    day: isCalendarDay(day) && day <= today,
    receiptNumber: /^\P{Cc}{0,40}$/u.test(receiptNumber),
    note: note.length <= 1000,
  }
  const wrong = checkedFields.filter((field) => !isRight[field])
  if (wrong.length === 0) return { cents, countsCents }
  return { problems: Object.fromEntries(wrong.map((field) => [field, true as const])) }
}

/** NaN if it is no amount: `475.23`, `1,250`, `1250.5`. */
function centsOf(text: string): number {
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return NaN
  const [, units = '', rest = ''] = match
  return Number(units.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'))
}
