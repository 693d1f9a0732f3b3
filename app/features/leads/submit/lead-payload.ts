import { payloadText, type Payload } from '~/features/submissions/payload-text'
import { systemFields } from '~/platform/forms/system-fields'

/** The JSON of a call: the fields of the form, and other names under which they may come. */
export type LeadPayload = {
  fields: readonly string[]
  aliases?: Readonly<Record<string, string>>
  /** The form offers to say that there is no phone: a payload without one says so. */
  mayLackPhone?: boolean
  /** A field that is named without a value is in the form as well: a change takes away what is there. */
  keepsEmpty?: boolean
}

/** Fields of a page alone: a program accepts by `agreement`, leaves a phone out, and names the file that it sent. */
const ofPages = ['agreement', 'noPhone', 'cvName', 'photoName', 'documentName']

/** The fields of a form that a call may send, by the form's shape. */
export function payloadFields(shape: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(shape).filter((name) => !ofPages.includes(name))
}

/**
 * The form that the JSON of a call stands for. Who sends one has accepted the policies unless it says
 * otherwise. Data of another shape stays out, so that the form's own rules judge.
 */
export function leadPayloadForm(
  body: Payload,
  { fields, aliases = {}, mayLackPhone = false, keepsEmpty = false }: LeadPayload,
): FormData {
  const form = new FormData()
  const names = [...fields, 'landing', 'language_code', ...campaignNames]
  for (const name of names) {
    const other = Object.keys(aliases).find((alias) => aliases[alias] === name) ?? name
    const text = payloadText(body[name]) || payloadText(body[other])
    const isNamed = body[name] !== undefined || body[other] !== undefined
    if (text || (keepsEmpty && isNamed)) form.set(name, text)
  }
  const country = form.get('countryCode')
  if (typeof country === 'string') form.set('countryCode', country.toUpperCase())
  if (mayLackPhone && !form.has('phone')) form.set('noPhone', 'on')
  if (body.agreement !== false) form.set('agreement', 'on')
  if (body.landing === true) form.set('landing', 'on')
  form.set(systemFields.honeypot, payloadText(body[systemFields.honeypot]))
  for (const name of [systemFields.submissionKey, systemFields.botCheckToken]) {
    form.set(name, payloadText(body[name]))
  }
  return form
}

const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'landingPage',
] as const
