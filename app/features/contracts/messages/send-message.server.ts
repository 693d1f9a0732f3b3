import type { Contract, ContractEvent } from '~content/contract'
import type { Locale } from '~content/locale'
import { log } from '~/platform/log/log.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { minutes } from '~/platform/units/duration'
import { createAuditEvent } from '../create-audit-event.server'
import { actorOfSigner, findSigner, canSign, type SignerId } from '../signers/signers'
import type { ContractStore } from '../store/contract-store.server'
import { contractMessageKind, contractMessageOf } from './message-kind.server'
import { messageKinds, type MessageAction } from './message-text'

type Message = {
  action: MessageAction
  text: string
  request: Request
  language: Locale
  /** Who says it: the one to whom the link belongs. */
  signer?: SignerId
  now: Date
}
type Parts = { store: ContractStore; queue: Pick<Outbox, 'accept'> }

/** A second press of the button within this time says nothing new. */
const repeatWindow = minutes(10)
const maxTries = 4

/**
 * Writes what the guest says into the log of the contract and of its stay, and tells the team by mail. Declining closes
 * the contract for signing. `outdated`: the contract waits for no guest any more. Throws `RecordsUnavailable`.
 */
export async function sendMessage(
  contract: Contract,
  message: Message,
  { store, queue }: Parts,
): Promise<'sent' | 'outdated'> {
  const { action, text, request, language, signer = null, now } = message
  const kind = messageKinds[action]
  let latest: Contract | null = contract
  for (let tries = 0; latest && tries < maxTries; tries++) {
    const said = findSaid(latest, message)
    // A contract that was sent again since then is declined anew.
    if (said && (action === 'ask' || latest.stage === 'declined')) {
      // What stored it may have ended before the mail was queued, which happens once.
      await tellTeam(latest, said, { action, text, signer, queue })
      return 'sent'
    }
    if (!findSigner(latest, signer)) return 'outdated'
    // Who has signed is bound, while the others make up their minds.
    if (action === 'decline' && !canSign(latest, signer)) return 'outdated'
    const { reference, revision, version } = latest
    const actor = actorOfSigner(latest, signer)
    const about = { actor, language, version, detail: text }
    const event = createAuditEvent(request, { kind, ...about }, now)
    const set = action === 'decline' ? { stage: 'declined' as const } : {}
    const changed = await store.change(reference, { revision, set, signed: null, events: [event] })
    if (changed) {
      await tellTeam(changed, event, { action, text, signer, queue })
      return 'sent'
    }
    // A saving of the page, or of the staff, came in between.
    latest = await store.find(reference)
  }
  return 'outdated'
}

/** The same words of the same signer, a moment ago. */
function findSaid(contract: Contract, { action, text, signer = null, now }: Message) {
  const actor = actorOfSigner(contract, signer)
  const since = now.getTime() - repeatWindow
  return contract.events.findLast(
    ({ kind, actor: by, detail, at }) =>
      kind === messageKinds[action] && by === actor && detail === text && Date.parse(at) >= since,
  )
}

type Telling = Pick<Message, 'action' | 'text' | 'signer'> & Pick<Parts, 'queue'>

/** The log has it whether or not the mail can be queued right now. */
async function tellTeam(
  contract: Contract,
  { kind, at }: Pick<ContractEvent, 'kind' | 'at'>,
  { action, text, signer, queue }: Telling,
): Promise<void> {
  const { reference } = contract
  const key = {
    value: [reference, kind, signer ?? 'guest', Date.parse(at)].join('.'),
    window: null,
  }
  const payload = contractMessageOf(contract, { action, text, signer })
  const { outcome } = await queue.accept({ kind: contractMessageKind, key, payload })
  // A conflict: it is queued, and the contract says something else by now.
  if (outcome === 'unavailable') log.error({ reference }, 'guest message e-mail not queued')
}
