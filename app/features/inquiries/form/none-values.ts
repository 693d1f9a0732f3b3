import type { PaymentOption } from '../page/inquiry-options'
import { notSaid } from '~content/not-said'

/** Fields of the payload that say "None" where the visitor says nothing (browsing.md §3, "Inquiry payload"). */
const optional = ['specialRequirement', 'phone', 'countryCode'] as const

/** The form as the require call takes it: the payment method whole, and "None" where nothing was said. */
export function toPayload(
  form: FormData,
  payment: Pick<PaymentOption, 'id' | 'percent'> | null,
): FormData {
  for (const name of optional) if (!form.get(name)) form.set(name, notSaid)
  const paid = form.has('paymentMethod') ? payment : null
  form.set('paymentMethodId', paid?.id ?? notSaid)
  form.set('paymentMethodPercent', String(paid?.percent ?? notSaid))
  return form
}

/** The same form as the rules read it, in which what was not said is empty. */
export function withoutNone(form: FormData): FormData {
  for (const name of optional) if (form.get(name) === notSaid) form.delete(name)
  return form
}
