import type { Locale } from '~content/locale'
import type { Stay } from '~content/stay'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { agreedCurrency, balanceOf, openParts } from '../balance'
import { paymentFormOf } from './read-payment-form.server'
import { paymentDoneParameter, paymentDones } from './payment-done'

type Reader = { request: Request; locale: Locale }

/** The payments of a stay with their balance, as the team sees them. */
export function readPaymentsOfStay(stay: Stay, { request, locale }: Reader, now = new Date()) {
  const done = new URL(request.url).searchParams.get(paymentDoneParameter)
  const balance = balanceOf(stay)
  const today = guatemalaToday(now)
  return {
    locale,
    balance,
    stay: stay.reference,
    payments: stay.payments,
    agreed: agreedCurrency(stay),
    /** Once the guest has signed, what is due is filled in on the page of the stay. */
    form:
      stay.agreement?.stage === 'signed' && (balance?.open ?? 0) > 0
        ? paymentFormOf(stay, { locale, now })
        : null,
    due: (balance ? openParts(balance) : []).map(({ cents, dueDay }) => ({
      cents,
      dueDay,
      isOverdue: dueDay < today,
    })),
    hasEmail: stay.email !== null,
    done: paymentDones.find((name) => name === done) ?? null,
  }
}

export type PaymentsOfStayData = ReturnType<typeof readPaymentsOfStay>
