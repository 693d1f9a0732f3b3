import { data, redirect } from '@remix-run/node'
import type { Contract } from '~content/contract'
import type { Locale } from '~content/locale'
import type { Staff } from '~/features/staff/session/require-staff.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { brokenForm, refusedForm } from '~/platform/forms/form-refusal'
import { parseForm } from '~/platform/forms/parse-form.server'
import { readForm } from '~/platform/forms/read-form.server'
import { log } from '~/platform/log/log.server'
import { href } from '~/routing/href'
import type { ContractStore } from '../store/contract-store.server'
import { contractFormSchema } from './contract-form-schema'
import { editedState } from './edited-state.server'
import type { EditorReply } from './editor-reply'
import { fillFigures } from './fill-figures'
import { listTemplates } from './find-templates.server'
import { mailLink } from './mail-link.server'
import { createContract, editContract, renewLink, revokeLink } from './save-contract.server'

type Asked = { request: Request; locale: Locale; staff: Staff; store: ContractStore }

/**
 * What staff do with a contract, or with none yet: save, mail or revoke its link, make another. On to the contract, or
 * back with what is wrong. Throws the refusal of a form that cannot be read.
 */
export async function answerEditor(asked: Asked, contract: Contract | null) {
  const { request, locale, staff, store } = asked
  const read = await readForm(request)
  if (!('form' in read)) throw refusedForm(read)
  const { form } = read
  const author = { request, name: staff.name, language: locale }
  const now = new Date()
  try {
    const action = form.get('do')
    if (contract && action === 'revoke') {
      return onTo(asked, await revokeLink(store, contract, author))
    }
    if (contract && action === 'renew') {
      return onTo(asked, await renewLink(store, contract, { author, now }), 'created')
    }
    if (contract && action === 'mail') {
      return onTo(asked, await mailLink(store, contract, author), 'mailed')
    }
    if (contract && form.get('state') !== editedState(contract)) {
      return declined(409, { result: null, problem: 'outdated' })
    }
    fillEmpty(form)
    const parsed = parseForm(contractFormSchema, form)
    if (!('submission' in parsed)) throw refusedForm(parsed)
    const { submission } = parsed
    if (submission.status !== 'success') {
      return declined(422, { result: submission.reply(), problem: null })
    }
    const save = { form: submission.value, isDraft: form.get('asDraft') === 'on', author, now }
    if (contract) return onTo(asked, await editContract(store, contract, save))
    const templates = await listTemplates(save.form.language)
    const template = templates.find(({ documentId }) => documentId === save.form.template)
    if (!template) throw refusedForm(brokenForm)
    const reference = await createContract(store, template, save)
    throw redirect(`${href('contract', locale, { id: reference })}?created=1`, 303)
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a contract could not be saved')
    return declined(503, { result: null, problem: 'unavailable' })
  }
}

function onTo({ locale }: Asked, contract: Contract | null, done?: 'created' | 'mailed') {
  if (!contract) return declined(409, { result: null, problem: 'outdated' })
  const path = href('contract', locale, { id: contract.reference })
  throw redirect(done ? `${path}?${done}=1` : path, 303)
}

/** What a browser without script left empty and follows from the rest. */
function fillEmpty(form: FormData): void {
  const filled = fillFigures((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  })
  for (const [name, value] of Object.entries(filled)) form.set(name, value)
}

function declined(status: number, reply: EditorReply) {
  return data(reply, { status })
}
