import { ownFields } from '~/platform/forms/own-fields'

type Payload = Readonly<Record<string, unknown>>

/** What programs send for "not said" (browsing.md §3, "Inquiry payload"). */
const notSaid = 'None'

/**
 * The form that the JSON of the require call stands for: the same fields under the same names. A payload
 * without a telephone says so, and who sends one has accepted the policies unless it says otherwise.
 */
export function payloadForm(body: Payload): FormData {
  const payload = isPayload(body.requirement) ? body.requirement : body
  const form = new FormData()
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'specialRequirement'] as const) {
    form.set(name, textOf(payload[name]))
  }
  const countryCode = textOf(payload.countryCode).toUpperCase()
  if (countryCode) form.set('countryCode', countryCode)
  if (textOf(payload.contactMethod)) form.set('contactMethod', textOf(payload.contactMethod))
  if (!form.get('phone')) form.set('noPhone', 'on')
  if (payload.agreement !== false) form.set('agreement', 'on')
  if (payload.landing === true || payload.landing === 'true') form.set('landing', 'on')
  form.set('paymentMethod', textOf(payload.paymentMethodId) || textOf(payload.paymentMethod))
  form.set('language_code', textOf(payload.language_code))
  const services: unknown[] = Array.isArray(payload.services) ? payload.services : []
  for (const service of services.slice(0, 100)) form.append('services', textOf(service))
  const { reservationDetails, currencyCode } = payload
  form.set('requirement', JSON.stringify({ reservationDetails, currencyCode }))
  form.set(ownFields.trap, textOf(body[ownFields.trap]))
  for (const name of [ownFields.submissionKey, ownFields.botCheckToken]) {
    form.set(name, textOf(body[name] ?? payload[name]))
  }
  return form
}

/** A text, a number as one, and nothing for anything else. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== notSaid ? value : ''
}

function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
