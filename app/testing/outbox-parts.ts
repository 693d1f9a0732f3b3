import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createAccept } from '~/platform/outbox/accept-submission.server'
import { createClaims, type Claim } from '~/platform/outbox/claim-submission.server'
import { openOutboxDatabase } from '~/platform/outbox/outbox-database.server'
import { createStepRecords, type StepRecord } from '~/platform/outbox/step-records.server'
import { temporaryFolder } from './temporary-folder'

/** The parts of an outbox on a file of its own, without a worker; closed when the test ends. */
export async function outboxParts() {
  const database = openOutboxDatabase(join(await temporaryFolder(), 'outbox.db'))
  onTestFinished(() => {
    database.close()
  })
  const accept = createAccept(database)
  const claims = createClaims(database)
  const records = createStepRecords(database)

  return {
    database,
    claims,
    records,
    /** Accepts a note with one step, `mail`. */
    acceptNote(text: string, now: number) {
      const key = { value: text, window: null }
      return accept({ kind: 'note', steps: ['mail'], key, payload: JSON.stringify({ text }), now })
    },
    /** Takes the note that is due, or throws. */
    takeNote(now: number): { claim: Claim; step: StepRecord } {
      const claim = claims.take(['note'], now)
      const step = claim && records.list(claim.id)[0]
      if (!claim || !step) throw new Error('No note is due')
      return { claim, step }
    },
  }
}
