/** A revision as it was announced, with the one before it where the CMS tells it. */
export type Announced = { revision: bigint; previous: bigint | null }

/**
 * Which revisions of the content this site has taken in. Revisions grow, with gaps between them; each
 * announcement names its predecessor, so a missing link is a change that got lost.
 */
export type RevisionLedger = {
  /** Everything up to and including it is taken in. Null before the first contact. */
  settled: bigint | null
  /** Announced later than `settled`, with something missing before them. */
  ahead: readonly Announced[]
}

export const emptyLedger: RevisionLedger = { settled: null, ahead: [] }

/** Takes an announced revision in. */
export function noteRevision(ledger: RevisionLedger, announced: Announced): RevisionLedger {
  if (ledger.settled === null || announced.revision <= ledger.settled) return ledger
  let { settled } = ledger
  let ahead = [...ledger.ahead, announced]
  for (;;) {
    const next = ahead.find((one) => one.previous === null || one.previous === settled)
    if (!next) return { settled, ahead }
    settled = next.revision
    ahead = ahead.filter((one) => one.revision > next.revision)
  }
}

/** Whether the CMS's current revision holds changes that were not taken in. */
export function hasLost(ledger: RevisionLedger, current: bigint): boolean {
  return ledger.settled !== current
}

/** After everything was read anew at this revision. */
export function settledAt(revision: bigint): RevisionLedger {
  return { settled: revision, ahead: [] }
}

/** Reads a revision as it is sent; null when it is no number. */
export function parseRevision(revision: string): bigint | null {
  return /^\d{1,40}$/.test(revision) ? BigInt(revision) : null
}
