import { onTestFinished } from 'vitest'
import type { StoreLocation } from '~/platform/database/store-location'
import { acceptSubmission } from '~/platform/outbox/accept-submission.server'
import { createClaims, type Claim } from '~/platform/outbox/claim-submission.server'
import { createOutboxDatabase } from '~/platform/outbox/outbox-database.server'
import { createStepRecords, type StepRecord } from '~/platform/outbox/step-records.server'

/** The parts of an outbox without a worker; closed when the test ends. */
export function outboxParts(location: StoreLocation) {
  const database = createOutboxDatabase(location)
  onTestFinished(() => database.close())
  const claims = createClaims(database)
  const records = createStepRecords(database)

  return {
    database,
    claims,
    records,
    /** Accepts a note with one step, `mail`. */
    acceptNote(text: string, now: number) {
      const key = { value: text, window: null }
      const payload = JSON.stringify({ text })
      return acceptSubmission(database, { kind: 'note', steps: ['mail'], key, payload, now })
    },
    /** Takes the note that is due, or throws. */
    async takeNote(now: number): Promise<{ claim: Claim; step: StepRecord }> {
      const claim = await claims.take(['note'], now)
      const step = claim && (await records.list(claim.id))[0]
      if (!claim || !step) throw new Error('No note is due')
      return { claim, step }
    },
  }
}
