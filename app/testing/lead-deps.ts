import { onTestFinished } from 'vitest'
import type { LeadDeps } from '~/features/leads/submit/lead-deps.server'
import { checkAbuse } from '~/platform/forms/check-abuse.server'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { minutes } from '~/platform/units/duration'
import { temporarySqlite } from './database/temporary-sqlite'

/** Dependencies with an outbox of their own and no subscribers, and the list of leads that were accepted. */
export async function testLeadDeps(over: Partial<LeadDeps> & { max?: number } = {}) {
  const outbox = createOutbox({ location: await temporarySqlite() })
  onTestFinished(() => outbox.close())
  const limit = createRateLimit({ max: over.max ?? 10_000, within: minutes(10) })
  const submitted: Parameters<typeof outbox.accept>[0]['payload'][] = []
  const deps: LeadDeps = {
    outbox: {
      async accept(submission) {
        const acceptance = await outbox.accept(submission)
        if (acceptance.outcome === 'accepted' && acceptance.isNew)
          submitted.push(submission.payload)
        return acceptance
      },
    },
    checkAbuse: (request, form) =>
      checkAbuse(request, form, { limit, check: async () => 'passed' }),
    isSubscribed: async () => false,
    files: {
      claim: async () => ({ outcome: 'claimed', files: [] }),
      release: async () => {},
    },
    origin: 'https://ceiba.example',
    ...over,
  }
  return { deps, submitted }
}
