import { data, redirect, redirectDocument } from '@remix-run/node'
import type { Contract } from '~content/contract'
import type { Locale } from '~content/locale'
import type { Staff } from '~/features/staff/session/require-staff.server'
import { RecordRejected, RecordsUnavailable } from '~/platform/content/private-records.server'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { parseForm } from '~/platform/forms/parse-form.server'
import { readForm } from '~/platform/body/read-form.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateStore } from '~/platform/files/store/private-store.server'
import { log } from '~/platform/log/log.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { href } from '~/routing/href'
import { answerCountersign } from '../countersign/answer-countersign.server'
import { dropUnusedFiles } from '../files/drop-unused-files.server'
import { filesOfSigners } from '../files/guest-file-kinds'
import { signersOf } from '../signers/signers'
import type { ContractStore } from '../store/contract-store.server'
import { authorOf, type Author } from './author'
import { contractFormSchema } from './contract-form-schema'
import { editedState } from './edited-state.server'
import type { EditorDone } from './editor-data'
import { editorActions, savePlace, type EditorAction, type EditorReply } from './editor-reply'
import { fillFigures } from './fill-figures'
import { keepVersion } from './keep-version.server'
import { listTemplates } from './find-templates.server'
import { mailLink, mailNewVersion } from './mail-link.server'
import {
  createContract,
  editContract,
  putAway,
  renewLink,
  withdrawContract,
} from './save-contract.server'
import { seenState } from './seen-state.server'
import { remindNow } from '../reminders/remind-now.server'

type RequestContext = {
  request: Request
  locale: Locale
  staff: Staff
  store: ContractStore
  /** For which stay a new contract is made. */
  stay?: string | undefined
}

/** Refused where the contract is no longer as their page showed it. */
const asksSeen: EditorAction[] = ['revoke', 'renew', 'keep', 'countersign']

/**
 * What staff do with a contract, or with none yet: save, mail its link or make another, withdraw it. On to the contract, or
 * back with what is wrong. Throws the error response of a form that cannot be read.
 */
export async function answerEditor(context: RequestContext, contract: Contract | null) {
  const { request, locale, staff, store } = context
  const read = await readForm(request)
  if (!('form' in read)) throw formErrorResponse(read)
  const { form } = read
  const author = authorOf(staff, request, locale)
  const now = new Date()
  const action = contract ? editorActions.find((name) => name === form.get('do')) : 'save'
  if (contract && action && asksSeen.includes(action) && form.get('seen') !== seenState(contract)) {
    return declined(409, { action, result: null, problem: 'outdated' })
  }
  try {
    if (contract && action === 'revoke') {
      return onTo(context, 'revoked', await withdrawContract(store, contract, author), action)
    }
    if (contract && action === 'renew') {
      return onTo(context, 'created', await renewLink(store, contract, { author, now }), action)
    }
    if (contract && action === 'keep') {
      const kept = await keepVersion(store, contract, form.get('version'), { author, now })
      if (kept) await dropUnusedFiles(kept, filesOfSigners(contract), privateStore())
      return onTo(context, 'kept', kept, action)
    }
    if (contract && action === 'mail') {
      const wanted = form.get('signer')
      const signer = typeof wanted === 'string' && wanted !== '' ? wanted : null
      const outcome = await mailLink(contract, author, { store, now }, signer)
      if (outcome === 'notMailed') return declined(503, { action, result: null, problem: outcome })
      return onTo(context, 'mailed', contract, action, signer ?? '1')
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
    if (contract && action === 'countersign') {
      const answer = await answerCountersign(contract, { form, author, store, now })
      if ('reply' in answer) return declined(answer.status, answer.reply)
      return onTo(context, 'countersigned', answer.contract, action)
    }
    return await save(context, contract, form)
  } catch (err) {
    if (err instanceof RecordRejected) {
      const problem = contract ? 'nightsTaken' : 'stayTaken'
      return kept(form, { status: 409, action: action ?? 'save', problem })
    }
    if (!(err instanceof RecordsUnavailable || err instanceof StorageUnavailable)) throw err
    log.error({ err }, 'a contract could not be saved')
    return kept(form, { status: 503, action: action ?? 'save', problem: 'unavailable' })
  }
}

async function save(context: RequestContext, contract: Contract | null, form: FormData) {
  const { request, locale, staff, store, stay } = context
  const author = authorOf(staff, request, locale)
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
    await dropUnusedFiles(edited, filesOfSigners(contract), privateStore())
    await mailNewVersion({ before: contract, after: edited }, author, { store, now })
    return onTo(context, 'saved', edited, 'save')
  }
  const templates = await listTemplates(edit.form.language)
  const template = templates.find(({ documentId }) => documentId === edit.form.template)
  if (!template) throw formErrorResponse(brokenForm)
  const formKey = form.get('formKey')
  const reference = await createContract(store, template, {
    ...{ ...edit, stay },
    formKey: typeof formKey === 'string' ? formKey : undefined,
  })
  const isMailed =
    form.get('then') === 'mail' ? await mailNew(reference, { author, store, now }) : null
  if (isMailed && stay) {
    // The pages of the staff area bring words that the editor of a contract does not have.
    throw redirectDocument(href('staffStay', locale, { id: stay }, 'done=contractMailed'), 303)
  }
  const done: EditorDone = isMailed === null ? 'created' : isMailed ? 'mailed' : 'notMailed'
  const value = done === 'mailed' ? 'all' : '1'
  throw redirect(`${href('contract', locale, { id: reference })}?${done}=${value}`, 303)
}

type NewMail = { author: Author; store: ContractStore; now: Date }

/**
 * Mails each signer who has an e-mail address their link. Returns false if a mail could not be sent, or if no signer has an
 * address. The contract exists either way.
 */
async function mailNew(reference: string, { author, store, now }: NewMail): Promise<boolean> {
  try {
    const contract = await store.find(reference)
    if (contract === null) return false
    const outcomes = []
    for (const { id, email } of signersOf(contract)) {
      if (email) outcomes.push(await mailLink(contract, author, { store, now }, id))
    }
    return outcomes.length > 0 && !outcomes.includes('notMailed')
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err, reference }, 'the link of a new contract could not be mailed')
    return false
  }
}

function onTo(
  { locale }: RequestContext,
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
