import { data, redirect } from '@remix-run/node'
import type { Contract } from '~content/contract'
import type { Locale } from '~content/locale'
import type { Staff } from '~/features/staff/session/require-staff.server'
import { RecordRejected, RecordsUnavailable } from '~/platform/content/private-records.server'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { parseForm } from '~/platform/forms/parse-form.server'
import { readForm } from '~/platform/body/read-form.server'
import { log } from '~/platform/log/log.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { href } from '~/routing/href'
import type { ContractStore } from '../store/contract-store.server'
import { contractFormSchema } from './contract-form-schema'
import { editedState } from './edited-state.server'
import type { EditorDone } from './editor-data'
import { editorActions, savePlace, type EditorAction, type EditorReply } from './editor-reply'
import { fillFigures } from './fill-figures'
import { listTemplates } from './find-templates.server'
import { mailLink, mailNewVersion } from './mail-link.server'
import {
  createContract,
  editContract,
  putAway,
  renewLink,
  revokeLink,
} from './save-contract.server'
import { remindNow } from '../reminders/remind-now.server'

type RequestContext = {
  request: Request
  locale: Locale
  staff: Staff
  store: ContractStore
  /** For which stay a new contract is made. */
  stay?: string | undefined
}

/**
 * What staff do with a contract, or with none yet: save, mail or revoke its link, make another. On to the contract, or
 * back with what is wrong. Throws the error response of a form that cannot be read.
 */
export async function answerEditor(context: RequestContext, contract: Contract | null) {
  const { request, locale, staff, store } = context
  const read = await readForm(request)
  if (!('form' in read)) throw formErrorResponse(read)
  const { form } = read
  const author = { request, name: staff.name, language: locale }
  const now = new Date()
  const action = contract ? editorActions.find((name) => name === form.get('do')) : 'save'
  try {
    if (contract && action === 'revoke') {
      return onTo(context, 'revoked', await revokeLink(store, contract, author), action)
    }
    if (contract && action === 'renew') {
      return onTo(context, 'created', await renewLink(store, contract, { author, now }), action)
    }
    if (contract && action === 'mail') {
      const outcome = await mailLink(contract, author, { store, now })
      if (outcome === 'notMailed') return declined(503, { action, result: null, problem: outcome })
      return onTo(context, 'mailed', contract, action)
    }
    if (contract && action === 'remind') {
      const outcome = await remindNow(contract, author, { store, post: outbox(), now })
      if (outcome === 'reminded') return onTo(context, 'reminded', contract, action)
      const status = outcome === 'notMailed' ? 503 : 409
      return declined(status, { action, result: null, problem: outcome })
    }
    if (contract && (action === 'archive' || action === 'unarchive')) {
      const isArchived = action === 'archive'
      const stored = await putAway(store, contract, { isArchived, author, now })
      return onTo(context, isArchived ? 'archived' : 'unarchived', stored, action)
    }
    return await save(context, contract, form)
  } catch (err) {
    if (err instanceof RecordRejected) {
      return kept(form, { status: 409, action: 'save', problem: 'stayTaken' })
    }
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a contract could not be saved')
    return kept(form, { status: 503, action: action ?? 'save', problem: 'unavailable' })
  }
}

async function save(context: RequestContext, contract: Contract | null, form: FormData) {
  const { request, locale, staff, store, stay } = context
  const author = { request, name: staff.name, language: locale }
  const now = new Date()
  if (contract && form.get('state') !== editedState(contract)) {
    return overtaken(form, contract)
  }
  fillEmpty(form)
  const parsed = parseForm(contractFormSchema, form)
  if (!('submission' in parsed)) throw formErrorResponse(parsed)
  const { submission } = parsed
  if (submission.status !== 'success') {
    return declined(422, { action: 'save', result: submission.reply(), problem: null })
  }
  const edit = { form: submission.value, author, now }
  if (contract) {
    const edited = await editContract(store, contract, edit)
    if (!edited) return overtaken(form, (await store.find(contract.reference)) ?? contract)
    await mailNewVersion({ before: contract, after: edited }, author, { store, now })
    return onTo(context, 'saved', edited, 'save')
  }
  const templates = await listTemplates(edit.form.language)
  const template = templates.find(({ documentId }) => documentId === edit.form.template)
  if (!template) throw formErrorResponse(brokenForm)
  const reference = await createContract(store, template, { ...edit, stay })
  throw redirect(`${href('contract', locale, { id: reference })}?created=1`, 303)
}

function onTo(
  { locale }: RequestContext,
  done: NonNullable<EditorDone>,
  contract: Contract | null,
  action: EditorAction,
) {
  if (!contract) return declined(409, { action, result: null, problem: 'outdated' })
  const path = href('contract', locale, { id: contract.reference })
  throw redirect(`${path}?${done}=1${done === 'saved' ? `#${savePlace}` : ''}`, 303)
}

/** What a browser without script left empty and follows from the rest. */
function fillEmpty(form: FormData): void {
  const filled = fillFigures((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  })
  for (const [name, value] of Object.entries(filled)) form.set(name, value)
}

/** Another save came first. The same form may be sent again after that was shown, unless the guest has signed. */
function overtaken(form: FormData, contract: Contract) {
  const about = { status: 409, action: 'save' } as const
  if (contract.stage === 'signed') return kept(form, { ...about, problem: 'signedMeanwhile' })
  return kept(form, { ...about, problem: 'changedMeanwhile', state: editedState(contract) })
}

type Kept = Omit<EditorReply, 'result'> & { status: 409 | 503 }

/** Back with a problem; what was written comes along, so that it is not lost without script either. */
function kept(form: FormData, { status, ...reply }: Kept) {
  const parsed = reply.action === 'save' ? parseForm(contractFormSchema, form) : null
  const formErrors = ['sendDataError']
  const result = parsed && 'submission' in parsed ? parsed.submission.reply({ formErrors }) : null
  return declined(status, { ...reply, result })
}

function declined(status: number, reply: EditorReply) {
  return data(reply, { status })
}
