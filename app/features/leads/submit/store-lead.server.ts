import { referenceOf } from '~/features/submissions/reference-of.server'
import { idempotencyKey } from '~/platform/outbox/idempotency-key.server'
import type { LeadRecord } from '../lead-record'
import { leadKind } from '../deliver/lead-kind.server'
import type { LeadDeps } from './lead-deps.server'
import type { DraftedLead } from './lead-handler'

export type StoredLead =
  /** Stored in the outbox. */
  | { outcome: 'accepted'; id: string; reference: string }
  /** The key belongs to another lead. */
  | { outcome: 'conflict' }
  /** Fields whose files expired or belong to another lead. */
  | { outcome: 'gone'; fields: string[] }
  /** The outbox cannot be written. */
  | { outcome: 'unavailable' }

type Context = {
  deps: Pick<LeadDeps, 'outbox' | 'files'>
  /** The idempotency key from the browser, if script ran. */
  clientKey: string | null
  files: NonNullable<DraftedLead['files']>
}

/**
 * Stores a lead with its files in the outbox. Once this returns `accepted`, delivery is guaranteed and retries are
 * idempotent. Throws `StorageUnavailable` if its files cannot be claimed, or not be released again.
 */
export async function storeLead(
  record: LeadRecord,
  { deps, clientKey, files }: Context,
): Promise<StoredLead> {
  // Whether the bot check could be asked differs with every try.
  const { botFlag: _botFlag, ...content } = record.lead
  const key = idempotencyKey({ name: record.lead.kind, clientKey, payload: content })
  if (files.length > 0) {
    const uploads = files.map(({ file: { id, kind } }) => ({ id, kind }))
    const claimed = await deps.files.claim(uploads, key.value)
    if (claimed.outcome === 'gone') {
      const gone = files.filter(({ file }) => claimed.ids.includes(file.id))
      return { outcome: 'gone', fields: gone.map(({ field }) => field) }
    }
  }
  const acceptance = await deps.outbox.accept({ kind: leadKind, key, payload: record })
  if (acceptance.outcome === 'accepted') {
    const { id } = acceptance
    return { outcome: 'accepted', id, reference: referenceOf(id) }
  }
  if (acceptance.outcome === 'unavailable' && files.length > 0) await deps.files.release(key.value)
  return acceptance
}
