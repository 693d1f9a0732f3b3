import { data, redirect } from '@remix-run/node'
import type { Contract } from '~content/contract'
import type { Locale } from '~content/locale'
import type { Staff } from '~/features/staff/session/require-staff.server'
import { parseForm } from '~/platform/forms/parse-form.server'
import { href } from '~/routing/href'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'
import { contractFormSchema } from '../form/contract-form-schema'
import { editedState } from '../versions/edited-state.server'
import { changeParameter, type EditorOutcome } from '../editor-data'
import { saveSectionId, type EditorAction, type EditorReply } from '../editor-reply'

/** Who sent the form, and in which language. */
export type EditorContext = {
  request: Request
  locale: Locale
  staff: Staff
  store: ContractStore
  /** For which stay a new contract is made. */
  stay?: string | undefined
}

type Done = {
  /** Name of the URL parameter that says what was done. */
  done: NonNullable<EditorOutcome>
  value?: string
}

/** The editor of a signed contract stays open beside these, with what staff have written. */
const keepsEditor: EditorAction[] = ['mail', 'remind', 'archive', 'unarchive']

/** Redirects to the contract; 409 if another change came first. */
export function redirectToContract(
  { request, locale }: EditorContext,
  contract: Contract | null,
  action: EditorAction,
  { done, value = '1' }: Done,
) {
  if (!contract) return reply(409, { action, result: null, problem: 'outdated' })
  const path = href('contract', locale, { id: contract.reference })
  const isChanging = new URL(request.url).searchParams.has(changeParameter)
  const stays = isChanging && keepsEditor.includes(action) ? `&${changeParameter}=1` : ''
  const place = done === 'saved' ? `#${saveSectionId}` : ''
  throw redirect(`${path}?${done}=${value}${stays}${place}`, 303)
}

/** Another save came first. The same form may be sent again after that was shown, unless all guests have signed. */
export function conflictReply(form: FormData, contract: Contract) {
  const about = { status: 409, action: 'save' } as const
  if (contract.stage === 'signed' || contract.stage === 'guestsSigned') {
    return replyWithInput(form, { ...about, problem: 'signedMeanwhile' })
  }
  return replyWithInput(form, {
    ...about,
    problem: 'changedMeanwhile',
    state: editedState(contract),
  })
}

type ReplyWithInput = Omit<EditorReply, 'result'> & { status: 409 | 503 }

/** The page with a problem and what was typed. */
export function replyWithInput(form: FormData, { status, ...rest }: ReplyWithInput) {
  const parsed = rest.action === 'save' ? parseForm(contractFormSchema, form) : null
  const formErrors = ['sendDataError']
  const result = parsed && 'submission' in parsed ? parsed.submission.reply({ formErrors }) : null
  return reply(status, { ...rest, result })
}

/** The page with a problem. */
export function reply(status: number, body: EditorReply) {
  return data(body, { status })
}
