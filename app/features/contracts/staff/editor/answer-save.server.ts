import { redirect, redirectDocument } from '@remix-run/node'
import type { Contract } from '~content/contract'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { parseForm } from '~/platform/forms/parse-form.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { log } from '~/platform/log/log.server'
import { href } from '~/routing/href'
import { dropUnusedFiles } from '~/features/contracts/files/drop-unused-files.server'
import { filesOfSigners } from '~/features/contracts/files/guest-file-kinds'
import { wasLinkMailed } from '~/features/contracts/emails/link-kind.server'
import { signersOf } from '~/features/contracts/signers/signers'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'
import { authorOf, type Author } from '../author'
import { contractFormSchema, type ContractForm } from '../form/contract-form-schema'
import { editedState } from '../versions/edited-state.server'
import {
  conflictReply,
  redirectToContract,
  reply,
  type EditorContext,
} from './editor-responses.server'
import type { EditorOutcome } from '../editor-data'
import { fillFigures } from '../form/fill-figures'
import { listTemplates } from '../form/list-templates.server'
import { mailLink, mailNewVersion } from '../link/mail-link.server'
import { isLinkOpen } from '../link/share-link.server'
import { createContract, editContract } from '../versions/save-contract.server'

/**
 * Creates the contract, or saves its changes. Returns the problem, or throws the redirect to the contract and a 400 for
 * what no form of ours sends.
 */
export async function answerSave(
  context: EditorContext,
  contract: Contract | null,
  form: FormData,
) {
  const { request, locale, staff, store, stay } = context
  const author = authorOf(staff, request, locale)
  const now = new Date()
  if (contract && form.get('state') !== editedState(contract)) {
    return conflictReply(form, contract)
  }
  fillEmpty(form)
  const parsed = parseForm(contractFormSchema, form)
  if (!('submission' in parsed)) throw formErrorResponse(parsed)
  const { submission } = parsed
  if (submission.status !== 'success') {
    return reply(422, { action: 'save', result: submission.reply(), problem: null })
  }
  const edit = { form: submission.value, author, now }
  if (contract) {
    const edited = await editContract(store, contract, edit)
    if (!edited) return conflictReply(form, (await store.find(contract.reference)) ?? contract)
    await dropUnusedFiles(edited, filesOfSigners(contract), privateStore())
    const versions = { before: contract, after: edited }
    const told = await mailNewVersion(versions, author, { store, now })
    if (told === 'unaddressed' || (told === 'told' && hasLinkToSend(versions, now))) {
      const value = told === 'unaddressed' ? 'all' : 'none'
      return redirectToContract(context, edited, 'save', { done: 'linksToSend', value })
    }
    const done = told === 'told' ? 'saved' : 'notMailed'
    return redirectToContract(context, edited, 'save', { done })
  }
  const templates = await listTemplates(edit.form.language)
  const template = templates.find(({ documentId }) => documentId === edit.form.template)
  if (!template) throw formErrorResponse(brokenForm)
  const formKey = form.get('formKey')
  const reference = await createContract(store, template, {
    ...edit,
    stay,
    formKey: typeof formKey === 'string' ? formKey : undefined,
  })
  const isMailed =
    form.get('then') === 'mail' ? await mailNew(reference, { author, store, now }) : null
  // Who has no address gets the link from staff, who find it on the page of the contract.
  if (isMailed && stay && haveAddresses(edit.form)) {
    // The pages of the staff area bring words that the editor of a contract does not have.
    throw redirectDocument(href('staffStay', locale, { id: stay }, 'done=contractMailed'), 303)
  }
  const done: EditorOutcome = isMailed === null ? 'created' : isMailed ? 'mailed' : 'notMailed'
  const value = done === 'mailed' ? 'all' : '1'
  throw redirect(`${href('contract', locale, { id: reference })}?${done}=${value}`, 303)
}

type NewMail = { author: Author; store: ContractStore; now: Date }

/**
 * Mails each signer who has an e-mail address their link. Returns false if a mail could not be sent; the contract
 * exists either way.
 */
async function mailNew(reference: string, { author, store, now }: NewMail): Promise<boolean> {
  try {
    const contract = await store.find(reference)
    if (contract === null) return false
    const outcomes = []
    for (const { id, email } of signersOf(contract)) {
      if (!email) continue
      // The form was sent before, and its answer was lost.
      const isMailed = wasLinkMailed(contract, email)
      outcomes.push(isMailed ? 'mailed' : await mailLink(contract, author, { store, now }, id))
    }
    return !outcomes.includes('notMailed')
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err, reference }, 'the link of a new contract could not be mailed')
    return false
  }
}

/** Whether somebody was added who gets their link from staff: the first version is not mailed when it is saved. */
function hasLinkToSend(
  { before, after }: { before: Contract; after: Contract },
  now: Date,
): boolean {
  if (!isLinkOpen(after, now)) return false
  const known = signersOf(before).map(({ id }) => id)
  return signersOf(after).some(
    ({ id, email }) => !known.includes(id) && (after.version === 1 || email === null),
  )
}

/** Whether a mail can go to each who signs. */
function haveAddresses({ guestEmail, signers = [] }: ContractForm): boolean {
  return Boolean(guestEmail) && signers.every(({ email }) => email)
}

/** What a browser without script left empty and follows from the rest. */
function fillEmpty(form: FormData): void {
  const filled = fillFigures((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  })
  for (const [name, value] of Object.entries(filled)) form.set(name, value)
}
