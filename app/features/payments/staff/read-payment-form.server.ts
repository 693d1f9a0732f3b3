import type { Locale } from '~content/locale'
import type { Stay } from '~content/stay'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { getStay } from '~/features/stays/get-stay.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { agreedCurrency, balanceOf } from '../balance'
import { openPaymentsOf } from '../open-payment'
import { newPaymentReference } from '../payment-store.server'
import type { PaymentInput } from './payment-input'

type RequestContext = { request: Request; locale: Locale; id: string }

/** The form of a payment, filled in with what is due next, and what was paid. Throws 404 and 503 responses. */
export async function readPaymentForm({ request, locale, id }: RequestContext, now = new Date()) {
  await requireStaff(request, { right: 'stays' })
  const stay = await getStay(id)
  return { ...paymentFormOf(stay, { locale, now }), payments: stay.payments }
}

/** The form of a payment of a stay that was read already. */
export function paymentFormOf(stay: Stay, { locale, now }: { locale: Locale; now: Date }) {
  const today = guatemalaToday(now)
  return {
    locale,
    reference: newPaymentReference(),
    stay: { reference: stay.reference, guestName: stay.guestName, revision: stay.revision },
    email: stay.email,
    agreed: agreedCurrency(stay),
    input: inputOf(stay, today),
  }
}

export type PaymentFormData = ReturnType<typeof paymentFormOf>

export type PaymentFormPageData = Awaited<ReturnType<typeof readPaymentForm>>

function inputOf(stay: Stay, day: string): PaymentInput {
  const due = dueNext(stay, day)
  return {
    amount: due > 0 ? (due / 100).toFixed(2) : '',
    currency: agreedCurrency(stay),
    counts: '',
    day,
    way: 'transfer',
    receiptNumber: '',
    note: '',
    mail: stay.email !== null,
  }
}

/** What is due within a week or overdue, as Today shows it; else what is left of the next payment. */
function dueNext(stay: Stay, day: string): number {
  const due = openPaymentsOf(stay, day).reduce((sum, { cents }) => sum + cents, 0)
  const balance = balanceOf(stay)
  if (due > 0 || !balance || balance.isCalledOff) return due
  const ofFirst = (balance.first ?? 0) - balance.paid
  return Math.max(ofFirst > 0 ? ofFirst : balance.open, 0)
}
