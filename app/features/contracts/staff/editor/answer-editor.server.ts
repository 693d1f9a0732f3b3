import type { Contract } from '~content/contract'
import { RecordConflict, RecordsUnavailable } from '~/platform/content/private-records.server'
import { getForm } from '~/platform/body/get-form.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateStore } from '~/platform/files/store/private-store.server'
import { log } from '~/platform/log/log.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { answerCountersign } from '~/features/contracts/countersign/answer-countersign.server'
import { dropUnusedFiles } from '~/features/contracts/files/drop-unused-files.server'
import { filesOfSigners } from '~/features/contracts/files/guest-file-kinds'
import { remindNow } from '~/features/contracts/reminders/remind-now.server'
import { authorOf } from '../author'
import { editorActions, type EditorAction } from '../editor-reply'
import { keepVersion } from '../versions/keep-version.server'
import { mailLink } from '../link/mail-link.server'
import { archiveContract, renewLink, withdrawContract } from '../versions/save-contract.server'
import { seenState } from '../versions/seen-state.server'
import { answerSave } from './answer-save.server'
import {
  redirectToContract,
  reply,
  replyWithInput,
  type EditorContext,
} from './editor-responses.server'

/** Rejected if the contract has changed since the page was shown. */
const asksSeen: EditorAction[] = ['revoke', 'renew', 'keep', 'countersign']

/**
 * Action of the contract editor: saves, mails or renews the link, withdraws, countersigns. Redirects to the contract,
 * or returns the problem. Throws the error response of an unreadable form.
 */
export async function answerEditor(context: EditorContext, contract: Contract | null) {
  const { request, locale, staff, store } = context
  const form = await getForm(request)
  const author = authorOf(staff, request, locale)
  const now = new Date()
  const action = contract ? editorActions.find((name) => name === form.get('do')) : 'save'
  if (contract && action && asksSeen.includes(action) && form.get('seen') !== seenState(contract)) {
    return reply(409, { action, result: null, problem: 'outdated' })
  }
  try {
    if (contract && action === 'revoke') {
      const withdrawn = await withdrawContract(store, contract, author)
      return redirectToContract(context, withdrawn, action, { done: 'revoked' })
    }
    if (contract && action === 'renew') {
      const renewed = await renewLink(store, contract, { author, now })
      return redirectToContract(context, renewed, action, { done: 'created' })
    }
    if (contract && action === 'keep') {
      const kept = await keepVersion(store, contract, form.get('version'), { author, now })
      if (kept) await dropUnusedFiles(kept, filesOfSigners(contract), privateStore())
      return redirectToContract(context, kept, action, { done: 'kept' })
    }
    if (contract && action === 'mail') {
      const wanted = form.get('signer')
      const signer = typeof wanted === 'string' && wanted !== '' ? wanted : null
      const shown = Number(form.get('revision')) || contract.revision
      const outcome = await mailLink(contract, author, { store, now, shown }, signer)
      if (outcome === 'notMailed') return reply(503, { action, result: null, problem: outcome })
      return redirectToContract(context, contract, action, {
        done: 'mailed',
        ...(signer && { value: signer }),
      })
    }
    if (contract && action === 'remind') {
      const outcome = await remindNow(contract, author, { store, queue: outbox(), now })
      if (outcome === 'reminded') {
        return redirectToContract(context, contract, action, { done: 'reminded' })
      }
      const status = outcome === 'notMailed' ? 503 : 409
      return reply(status, { action, result: null, problem: outcome })
    }
    if (contract && (action === 'archive' || action === 'unarchive')) {
      const isArchived = action === 'archive'
      const stored = await archiveContract(store, contract, { isArchived, author, now })
      const done = isArchived ? 'archived' : 'unarchived'
      return redirectToContract(context, stored, action, { done })
    }
    if (contract && action === 'countersign') {
      const answer = await answerCountersign(contract, { form, author, store, now })
      if ('reply' in answer) return reply(answer.status, answer.reply)
      return redirectToContract(context, answer.contract, action, { done: 'countersigned' })
    }
    return await answerSave(context, contract, form)
  } catch (err) {
    if (err instanceof RecordConflict) {
      const problem = contract ? 'nightsTaken' : 'stayTaken'
      return replyWithInput(form, { status: 409, action: action ?? 'save', problem })
    }
    if (!(err instanceof RecordsUnavailable || err instanceof StorageUnavailable)) throw err
    log.error({ err }, 'a contract could not be saved')
    return replyWithInput(form, { status: 503, action: action ?? 'save', problem: 'unavailable' })
  }
}
