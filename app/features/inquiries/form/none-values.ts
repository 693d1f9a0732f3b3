import { notSaid, type Requirement } from '../requirement/requirement'

/** Fields of the payload that say "None" where the visitor says nothing (browsing.md §3, "Inquiry payload"). */
const optional = ['specialRequirement', 'phone', 'countryCode'] as const

/** The form as the require call takes it: the payment method whole, and "None" where nothing was said. */
export function toPayload(form: FormData, requested: Requirement): FormData {
  for (const name of optional) if (!form.get(name)) form.set(name, notSaid)
  const paid = form.has('paymentMethod') ? requested : null
  form.set('paymentMethodId', paid?.paymentMethodId ?? notSaid)
  form.set('paymentMethodPercent', String(paid?.paymentMethodPercent ?? notSaid))
  return form
}

/** The same form as the rules read it, in which what was not said is empty. */
export function withoutNone(form: FormData): FormData {
  for (const name of optional) if (form.get(name) === notSaid) form.delete(name)
  return form
}
