/** A revision as sent by a webhook, with the revision before it if the CMS sends that. */
export type TrackedRevision = { revision: bigint; previous: bigint | null }

/**
 * Which content revisions this site has applied. Revisions increase with gaps. Each webhook names the previous
 * revision, so a missing link means that a webhook was lost.
 */
export type RevisionTracker = {
  /** Everything up to and including this revision is applied. Null before the first contact with the CMS. */
  settled: bigint | null
  /** Applied revisions after `settled` with a gap before them. */
  ahead: readonly TrackedRevision[]
}

export const emptyTracker: RevisionTracker = { settled: null, ahead: [] }

/** Records an applied revision. */
export function trackRevision(tracker: RevisionTracker, applied: TrackedRevision): RevisionTracker {
  if (tracker.settled === null || applied.revision <= tracker.settled) return tracker
  let { settled } = tracker
  let ahead = [...tracker.ahead, applied]
  for (;;) {
    const next = ahead.find((one) => one.previous === null || one.previous === settled)
    if (!next) return { settled, ahead }
    settled = next.revision
    ahead = ahead.filter((one) => one.revision > next.revision)
  }
}

/** Whether the CMS's current revision contains changes that are not applied here. */
export function hasLost(tracker: RevisionTracker, current: bigint): boolean {
  return tracker.settled !== current
}

/** The tracker after all content was reloaded at this revision. */
export function settledAt(revision: bigint): RevisionTracker {
  return { settled: revision, ahead: [] }
}

/** Parses a revision from JSON; null if it is not a number. */
export function parseRevision(revision: string): bigint | null {
  return /^\d{1,40}$/.test(revision) ? BigInt(revision) : null
}
