import { mostSigners } from '~content/signers-at-most'
import { removedFields } from '../files/removed-files'
import { isPayload, payloadText, type Payload } from '~/features/submissions/payload-text'

const texts = [
  ...['fullName', 'property', 'startDate', 'endDate', 'totalGuests', 'stay', 'firstPayment'],
  ...['secondPayment', 'downPayment', 'fullPayment', 'currency', 'contractDate', 'guestEmail'],
  ...['template', 'language', 'comments', 'personalPhoto', 'personalDocument', 'do', 'revision'],
  ...['documentKind', 'personalDocumentBack', ...removedFields],
] as const
const customs = [
  ...['customDownPayment', 'downPaymentDays', 'damageDeposit', 'depositReturnDays'],
  ...['lostFirstDepositDays', 'lostFirstDeposit', 'cancellationCoverExpenses'],
  ...['customCheckIn', 'customCheckOut'],
] as const
const switches = ['activePayAuthorization', 'payAuthorization', 'agreement'] as const

/** The form that the JSON of the contract calls stands for (contracts-and-routes.md §3). */
export function contractPayloadForm(body: Payload): FormData {
  const form = new FormData()
  for (const name of texts) form.set(name, payloadText(body[name]))
  // Not of the customer's record: without it the contract keeps its rental.
  if (body.rentalId !== undefined) form.set('rentalId', payloadText(body.rentalId))
  const custom = isPayload(body.customData) ? body.customData : {}
  for (const name of customs) form.set(name, payloadText(custom[name] ?? body[name]))
  for (const name of switches) if (body[name] === true) form.set(name, 'on')
  const terms: unknown[] = Array.isArray(body.extraTerms) ? body.extraTerms : []
  form.set('extraTerms', terms.slice(0, 50).map(payloadText).join('\n'))
  const guests: unknown[] = Array.isArray(body.guests) ? body.guests : []
  guests.slice(0, 50).forEach((guest, index) => {
    if (!isPayload(guest)) return
    form.set(`guests[${index}].fullName`, payloadText(guest.fullName))
    form.set(`guests[${index}].age`, payloadText(guest.age))
  })
  const signers: unknown[] = Array.isArray(body.signers) ? body.signers : []
  signers.slice(0, mostSigners).forEach((signer, index) => {
    if (!isPayload(signer)) return
    for (const name of ['id', 'fullName', 'email', 'phone', 'language']) {
      form.set(`signers[${index}].${name}`, payloadText(signer[name]))
    }
  })
  form.set('language_code', payloadText(body.language_code))
  return form
}
