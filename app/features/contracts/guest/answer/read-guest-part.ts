import type { Contract } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import { documentKinds } from '~content/document-kind'
import { maxCommentsLength, maxContractGuests, maxSignatoryLength } from '~content/contract-limits'
import { oneLine } from '~/platform/body/one-line'
import { requirementsOf, type SignerId } from '~/features/contracts/signers/signers'

const guestField = /^guests\[(\d{1,2})\]\.(fullName|age)$/

/**
 * What a guest may write, read from a form by name: whatever else it holds, reservation or administrator's fields,
 * is not looked at. Nothing is required yet.
 */
export function readGuestPart(
  form: FormData,
  contract: Pick<Contract, 'terms' | 'reservation'>,
  signer: SignerId = null,
): ContractGuestPart {
  const text = (name: string, length: number) => {
    const value = form.get(name)
    if (typeof value !== 'string') return ''
    // Forms send line ends as `\r\n`; the fonts of the PDF have no `\r`.
    return value.replaceAll('\0', '').replace(/\r\n?/g, '\n').slice(0, length)
  }
  const file = (name: string) => (/^[0-9a-f]{40}$/.test(text(name, 41)) ? text(name, 40) : null)
  const asked = requirementsOf(contract, signer)
  const documentKind = documentKinds.find((kind) => kind === text('documentKind', 20))
  const back = asked.identity && documentKind !== 'passport' ? file('personalDocumentBack') : null
  const step = text('step', 20)
  return {
    ...(/^[a-z]+$/.test(step) && { step }),
    comments: asked.comments ? text('comments', maxCommentsLength) : '',
    guests: asked.guests ? readGuests(form, text) : [],
    personalPhoto: asked.identity ? file('personalPhoto') : null,
    personalDocument: asked.identity ? file('personalDocument') : null,
    ...(back !== null && { personalDocumentBack: back }),
    ...(asked.identity && documentKind && { documentKind }),
    payAuthorization: asked.payment && text('payAuthorization', 2) === 'on',
    agreement: text('agreement', 2) === 'on',
  }
}

function readGuests(
  form: FormData,
  text: (name: string, length: number) => string,
): ContractGuestPart['guests'] {
  const rows = new Set<number>()
  for (const name of form.keys()) {
    const [, row] = guestField.exec(name) ?? []
    if (row !== undefined && Number(row) < maxContractGuests) rows.add(Number(row))
  }
  return [...rows]
    .sort((a, b) => a - b)
    .map((row) => ({
      fullName: oneLine(text(`guests[${row}].fullName`, maxSignatoryLength)),
      age: text(`guests[${row}].age`, 3).replace(/\D/g, ''),
    }))
    .filter(({ fullName, age }) => fullName.trim() !== '' || age !== '')
}
