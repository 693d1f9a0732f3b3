import { referenceOf } from '~/features/submissions/reference-of.server'
import { idempotencyKey } from '~/platform/outbox/idempotency-key.server'
import type { LeadRecord } from '../lead-record'
import { leadKind } from '../deliver/lead-kind.server'
import type { LeadDesk } from './lead-desk.server'
import type { DraftedLead } from './lead-taker'

export type StoredLead =
  /** Written down for good. */
  | { outcome: 'accepted'; id: string; reference: string }
  /** The key belongs to another lead. */
  | { outcome: 'conflict' }
  /** Files that were sent long ago, or belong to somebody else's lead, by their fields. */
  | { outcome: 'gone'; fields: string[] }
  /** Nothing could be written down. */
  | { outcome: 'unavailable' }

type Context = {
  desk: Pick<LeadDesk, 'outbox' | 'files'>
  /** The UUID that the browser made, where script ran. */
  clientKey: string | null
  files: NonNullable<DraftedLead['files']>
}

/**
 * Writes a lead down with its files. Who is told that it was accepted may rely on it: from then on it is
 * delivered whatever happens, and sending it again changes nothing.
 */
export async function storeLead(
  record: LeadRecord,
  { desk, clientKey, files }: Context,
): Promise<StoredLead> {
  const key = idempotencyKey({ name: record.lead.kind, clientKey, payload: record })
  if (files.length > 0) {
    const uploads = files.map(({ file: { id, kind } }) => ({ id, kind }))
    const claimed = await desk.files.claim(uploads, key.value)
    if (claimed.outcome === 'gone') {
      const gone = files.filter(({ file }) => claimed.ids.includes(file.id))
      return { outcome: 'gone', fields: gone.map(({ field }) => field) }
    }
  }
  const acceptance = desk.outbox.accept({ kind: leadKind, key, payload: record })
  if (acceptance.outcome === 'accepted') {
    const { id } = acceptance
    return { outcome: 'accepted', id, reference: referenceOf(id) }
  }
  if (acceptance.outcome === 'unavailable' && files.length > 0) await desk.files.release(key.value)
  return acceptance
}
