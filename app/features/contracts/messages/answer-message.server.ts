import { redirect } from '@remix-run/node'
import type { Contract } from '~content/contract'
import type { Locale } from '~content/locale'
import { checkAbuse } from '~/platform/forms/check-abuse.server'
import type { FormMessage } from '~/platform/forms/form-message'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { href } from '~/routing/href'
import { rejectGuest } from '../guest/answer/reject-guest.server'
import type { SignerId } from '../signers/signers'
import type { ContractStore } from '../store/contract-store.server'
import { messagePlace, readMessage, type MessageAction } from './message-text'
import { sendMessage } from './send-message.server'

type RequestContext = {
  request: Request
  locale: Locale
  link: string
  signer: SignerId
  store: ContractStore
}

/**
 * Sends a guest's question, or their reason to decline. Throws a redirect; otherwise returns the text and its error.
 */
export async function answerMessage(
  contract: Contract,
  { form, action }: { form: FormData; action: MessageAction },
  { request, locale, link, signer, store }: RequestContext,
) {
  const { text, problem } = readMessage(form)
  const reject = (status: number, why: FormMessage) =>
    rejectGuest(status, { message: { action, text, problem: why } })
  if (problem) return reject(422, problem)
  const here = href('contract', locale, { id: link })
  const abuse = await checkAbuse(request, form)
  if (abuse.outcome === 'honeypot') throw redirect(here, 303)
  if (abuse.outcome === 'limited') return reject(429, 'tooManyTries')
  if (abuse.outcome === 'botCheckFailed') return reject(422, 'botCheckFailed')
  const message = { action, text, request, language: locale, signer, now: new Date() }
  const outcome = await sendMessage(contract, message, { store, queue: outbox() }).catch(
    lostOrThrow,
  )
  if (outcome === 'lost') return reject(503, 'sendDataError')
  if (outcome === 'outdated') return reject(409, 'contractChanged')
  const asked = `${here}?asked=${message.now.getTime()}#${messagePlace(action)}`
  throw redirect(action === 'ask' ? asked : here, 303)
}

function lostOrThrow(err: unknown): 'lost' {
  if (!(err instanceof RecordsUnavailable)) throw err
  log.error({ err }, 'message of a guest could not be stored')
  return 'lost'
}
