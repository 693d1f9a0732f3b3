import { isPayload, payloadText, type Payload } from '~/features/submissions/payload-text'
import { systemFields } from '~/platform/forms/system-fields'
import { textFields } from '../form/inquiry-schema'

/**
 * The form that the JSON of the require call stands for: the same fields under the same names. A payload
 * without a telephone says so, and who sends one has accepted the policies unless it says otherwise.
 */
export function payloadForm(body: Payload): FormData {
  const payload = isPayload(body.requirement) ? body.requirement : body
  const form = new FormData()
  for (const name of textFields) {
    form.set(name, payloadText(payload[name]))
  }
  const countryCode = payloadText(payload.countryCode).toUpperCase()
  if (countryCode) form.set('countryCode', countryCode)
  if (payloadText(payload.contactMethod))
    form.set('contactMethod', payloadText(payload.contactMethod))
  if (!form.get('phone')) form.set('noPhone', 'on')
  if (payload.agreement !== false) form.set('agreement', 'on')
  if (payload.landing === true || payload.landing === 'true') form.set('landing', 'on')
  form.set(
    'paymentMethod',
    payloadText(payload.paymentMethodId) || payloadText(payload.paymentMethod),
  )
  form.set('language_code', payloadText(payload.language_code))
  const services: unknown[] = Array.isArray(payload.services) ? payload.services : []
  for (const service of services.slice(0, 100)) form.append('services', payloadText(service))
  const { reservationDetails, otherPlaces, currencyCode } = payload
  form.set('requirement', JSON.stringify({ reservationDetails, otherPlaces, currencyCode }))
  form.set(systemFields.honeypot, payloadText(body[systemFields.honeypot]))
  for (const name of [systemFields.submissionKey, systemFields.botCheckToken]) {
    form.set(name, payloadText(body[name] ?? payload[name]))
  }
  return form
}
