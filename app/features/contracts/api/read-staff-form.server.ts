import { callAnswer, unreadableCall } from '~/features/submissions/call-answer.server'
import { parseForm } from '~/platform/forms/parse-form.server'
import { figureGroups } from '../contract-figures'
import { addUp, readPriceLines } from '../price-lines'
import { type ContractForm, contractFormSchema } from '../staff/form/contract-form-schema'
import type { EditorValues } from '../staff/form/editor-values'
import { fillFigures } from '../staff/form/fill-figures'

/**
 * The contract that a call of the staff sends. What the call does not name is as in `known`; where it names some of the
 * figures that follow from each other, the others follow from them.
 */
export function readStaffForm(
  form: FormData,
  known: EditorValues,
): { form: ContractForm } | { answer: Response } {
  const namesLines = form.has('priceLines')
  fillMissing(form, known)
  const percent = known.customDownPayment
  const filled = fillFigures(
    (name) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    },
    percent === undefined ? undefined : Number(percent),
  )
  for (const [name, value] of Object.entries(filled)) form.set(name, value)
  if (!namesLines) dropOldLines(form, known)
  const parsed = parseForm(contractFormSchema, form)
  if (!('submission' in parsed)) return { answer: unreadableCall(400) }
  const { submission } = parsed
  if (submission.status === 'success') return { form: submission.value }
  const fields = submission.reply().error ?? {}
  return { answer: callAnswer(422, { errors: ['INVALID_FIELDS'], fields }) }
}

/** Where a call names another price and no lines, the lines of before are left out: they are those of another price. */
function dropOldLines(form: FormData, known: EditorValues): void {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const lines = readPriceLines(text('priceLines')) ?? []
  const isSame = text('currency') === known.currency && addUp(lines, Number(text('fullPayment')))
  if (!isSame) form.delete('priceLines')
}

function fillMissing(form: FormData, { signers = [], ...known }: EditorValues): void {
  const named = figureGroups.filter((group) => group.some((name) => form.has(name)))
  const follows = new Set<string>(named.flat())
  const isOtherProperty = (['property', 'rentalId'] as const).some(
    (name) => form.has(name) && form.get(name) !== (known[name] ?? ''),
  )
  for (const [name, value] of Object.entries(known)) {
    if (form.has(name) || follows.has(name)) continue
    // Another property has another address.
    if (name === 'address' && isOtherProperty) continue
    form.set(name, typeof value === 'boolean' ? (value ? 'on' : '') : String(value))
  }
  if ([...form.keys()].some((name) => /^signers(\[|$)/.test(name))) return
  signers.forEach((signer, index) => {
    for (const [name, value] of Object.entries(signer)) {
      form.set(`signers[${index}].${name}`, value)
    }
  })
}
