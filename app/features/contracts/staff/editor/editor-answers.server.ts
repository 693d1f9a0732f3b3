import { data, redirect } from '@remix-run/node'
import type { Contract } from '~content/contract'
import type { Locale } from '~content/locale'
import type { Staff } from '~/features/staff/session/require-staff.server'
import { parseForm } from '~/platform/forms/parse-form.server'
import { href } from '~/routing/href'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'
import { contractFormSchema } from '../form/contract-form-schema'
import { editedState } from '../versions/edited-state.server'
import type { EditorDone } from '../editor-data'
import { savePlace, type EditorAction, type EditorReply } from '../editor-reply'

/** Who sent the form, and in which language. */
export type EditorContext = {
  request: Request
  locale: Locale
  staff: Staff
  store: ContractStore
  /** For which stay a new contract is made. */
  stay?: string | undefined
}

/** On to the page of the contract; back where another change came first. */
export function onTo(
  { locale }: EditorContext,
  done: NonNullable<EditorDone>,
  contract: Contract | null,
  action: EditorAction,
  /** Stands in the address as the value of what was done. */
  value = '1',
) {
  if (!contract) return declined(409, { action, result: null, problem: 'outdated' })
  const path = href('contract', locale, { id: contract.reference })
  throw redirect(`${path}?${done}=${value}${done === 'saved' ? `#${savePlace}` : ''}`, 303)
}

/** Another save came first. The same form may be sent again after that was shown, unless the guest has signed. */
export function overtaken(form: FormData, contract: Contract) {
  const about = { status: 409, action: 'save' } as const
  if (contract.stage === 'signed') return kept(form, { ...about, problem: 'signedMeanwhile' })
  return kept(form, { ...about, problem: 'changedMeanwhile', state: editedState(contract) })
}

type Kept = Omit<EditorReply, 'result'> & { status: 409 | 503 }

/** Back with a problem; what was written comes along, so that it is not lost without script either. */
export function kept(form: FormData, { status, ...reply }: Kept) {
  const parsed = reply.action === 'save' ? parseForm(contractFormSchema, form) : null
  const formErrors = ['sendDataError']
  const result = parsed && 'submission' in parsed ? parsed.submission.reply({ formErrors }) : null
  return declined(status, { ...reply, result })
}

/** Back with what is wrong. */
export function declined(status: number, reply: EditorReply) {
  return data(reply, { status })
}
