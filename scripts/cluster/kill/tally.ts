import type { FormKind } from './form-kinds'
import type { Mail, Stored } from './read-outcome'
import type { Sent } from './visit'

export type Tally = {
  kind: string
  sent: number
  acknowledged: number
  stored: number
  /** Acknowledged, and not stored. */
  lost: number
  /** Stored more than once. */
  doubled: number
  /** By who gets it: mails of what is stored. */
  mails: Record<string, number>
  missingMails: number
  doubledMails: number
}

type Outcome = { sent: readonly Sent[]; stored: readonly Stored[]; mails: readonly Mail[] }

/**
 * Counts by kind. What was never acknowledged may be stored or not, but never twice; whatever is stored is mailed once
 * to everybody who is to be told.
 */
export function countByKind(
  kinds: readonly Pick<FormKind, 'kind' | 'mails'>[],
  { sent, stored, mails }: Outcome,
): Tally[] {
  return kinds.map(({ kind, mails: recipients }) => {
    const ours = sent.filter((one) => one.kind === kind)
    const acknowledged = ours.filter(({ reference }) => reference !== null)
    const rows = stored.filter((one) => one.kind === kind)
    const references = new Set(rows.map(({ reference }) => reference))
    const tally = { missingMails: 0, doubledMails: 0 }
    const counted: Record<string, number> = {}
    for (const { submissionId } of rows) {
      const found = mails.filter((mail) => mail.submissionId === submissionId)
      for (const recipient of recipients) {
        const count = found.filter((mail) => mail.recipient === recipient).length
        counted[recipient] = (counted[recipient] ?? 0) + count
        if (count === 0) tally.missingMails++
        else tally.doubledMails += count - 1
      }
    }
    return {
      kind,
      sent: ours.length,
      acknowledged: acknowledged.length,
      stored: rows.length,
      lost: acknowledged.filter(({ reference }) => !references.has(reference ?? '')).length,
      doubled: rows.length - new Set(rows.map(({ email }) => email)).size,
      mails: counted,
      ...tally,
    }
  })
}

/** Whether nothing was lost and nothing came twice. */
export const isFlawless = (tallies: readonly Tally[]): boolean =>
  tallies.every((tally) =>
    [tally.lost, tally.doubled, tally.missingMails, tally.doubledMails].every(
      (count) => count === 0,
    ),
  )
