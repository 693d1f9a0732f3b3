import type { Core } from '@strapi/strapi'
import type { ContractEvent } from '../content-types/contract'
import { systemAuthor, type StayAuthor } from '../stays/stay-record'
import { eventUid } from './contract-uids'

/** Appends lines to a contract's log. Call it inside `allowSubmissionWrites`. */
export async function writeEvents(
  strapi: Core.Strapi,
  reference: string,
  events: readonly ContractEvent[],
): Promise<void> {
  for (const event of events) {
    await strapi.documents(eventUid).create({ data: { reference, ...event } })
  }
}

/** Who caused these lines. In the log of the stay every signer is the guest. */
export function authorOf(events: readonly ContractEvent[]): StayAuthor {
  const last = events.at(-1)
  if (!last) return systemAuthor
  return last.actor.startsWith('guest: ') ? { ...last, actor: 'guest' } : last
}
