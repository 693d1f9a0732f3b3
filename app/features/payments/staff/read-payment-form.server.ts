import type { Locale } from '~content/locale'
import type { Stay } from '~content/stay'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { getStay } from '~/features/stays/get-stay.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { agreedCurrency, balanceOf } from '../balance'
import { newPaymentReference } from '../payment-store.server'
import type { PaymentInput } from './payment-input'

type RequestContext = { request: Request; locale: Locale; id: string }

/** The form of a payment; what is due next is filled in. Throws 404 and 503 responses. */
export async function readPaymentForm({ request, locale, id }: RequestContext, now = new Date()) {
  await requireStaff(request, { right: 'stays' })
  const stay = await getStay(id)
  const today = guatemalaToday(now)
  return {
    ...{ locale, today, reference: newPaymentReference() },
    stay: { reference: stay.reference, guestName: stay.guestName, revision: stay.revision },
    email: stay.email,
    agreed: agreedCurrency(stay),
    input: inputOf(stay, today),
  }
}

export type PaymentFormData = Awaited<ReturnType<typeof readPaymentForm>>

function inputOf(stay: Stay, day: string): PaymentInput {
  const balance = balanceOf(stay)
  const isFirst = balance?.paid === 0 && balance.first !== null && balance.first > 0
  const due = isFirst ? (balance.first ?? 0) : Math.max(balance?.open ?? 0, 0)
  return {
    amount: due > 0 ? (due / 100).toFixed(2) : '',
    ...{ currency: agreedCurrency(stay), counts: '', day, way: 'transfer' },
    ...{ receiptNumber: '', note: '', mail: stay.email !== null },
  }
}
