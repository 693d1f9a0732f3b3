import { maxSigners } from '~content/contract-limits'
import { removedFields } from '../files/removed-files'
import { isPayload, payloadText, type Payload } from '~/features/submissions/payload-text'

const texts = [
  'fullName',
  'property',
  'address',
  'startDate',
  'endDate',
  'totalGuests',
  'stay',
  'firstPayment',
  'secondPayment',
  'downPayment',
  'fullPayment',
  'currency',
  'contractDate',
  'guestEmail',
  'template',
  'language',
  'language_code',
  'comments',
  'personalPhoto',
  'personalDocument',
  'do',
  'revision',
  'rentalId',
  'documentKind',
  'personalDocumentBack',
  ...removedFields,
] as const
const customs = [
  'customDownPayment',
  'downPaymentDays',
  'damageDeposit',
  'depositReturnDays',
  'lostFirstDepositDays',
  'lostFirstDeposit',
  'cancellationCoverExpenses',
  'customCheckIn',
  'customCheckOut',
] as const
const switches = ['activePayAuthorization', 'payAuthorization', 'agreement', 'asDraft'] as const

/** The form that the JSON of the contract calls stands for (contracts-and-routes.md §3): it has what the JSON names. */
export function contractPayloadForm(body: Payload): FormData {
  const form = new FormData()
  const setText = (name: string, value: unknown) => {
    if (value !== undefined) form.set(name, payloadText(value))
  }
  for (const name of texts) setText(name, body[name])
  const custom = isPayload(body.customData) ? body.customData : {}
  for (const name of customs) setText(name, custom[name] ?? body[name])
  for (const name of switches) {
    const isOn = body[name]
    if (typeof isOn === 'boolean') form.set(name, isOn ? 'on' : '')
  }
  if (Array.isArray(body.extraTerms)) {
    const terms: unknown[] = body.extraTerms
    form.set('extraTerms', terms.slice(0, 50).map(payloadText).join('\n'))
  }
  if (Array.isArray(body.priceLines)) {
    const lines: unknown[] = body.priceLines
    const texts = lines.map((line) =>
      isPayload(line) ? `${payloadText(line.label)}: ${payloadText(line.amount)}` : '?',
    )
    form.set('priceLines', texts.slice(0, 100).join('\n'))
  }
  const guests: unknown[] = Array.isArray(body.guests) ? body.guests : []
  guests.slice(0, 50).forEach((guest, index) => {
    if (!isPayload(guest)) return
    form.set(`guests[${index}].fullName`, payloadText(guest.fullName))
    form.set(`guests[${index}].age`, payloadText(guest.age))
  })
  const signers: unknown[] = Array.isArray(body.signers) ? body.signers : []
  // Names the list where it has no rows.
  if (Array.isArray(body.signers) && signers.length === 0) form.set('signers', '')
  signers.slice(0, maxSigners).forEach((signer, index) => {
    if (!isPayload(signer)) return
    for (const name of ['id', 'fullName', 'email', 'phone', 'language']) {
      form.set(`signers[${index}].${name}`, payloadText(signer[name]))
    }
  })
  return form
}
