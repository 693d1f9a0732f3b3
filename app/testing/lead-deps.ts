import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { LeadDeps } from '~/features/leads/submit/lead-deps.server'
import { checkAbuse } from '~/platform/forms/check-abuse.server'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { minutes } from '~/platform/units/duration'
import { temporaryFolder } from './temporary-folder'

/** Dependencies with an outbox of their own and no subscribers, and the list of leads that were accepted. */
export async function testLeadDeps(over: Partial<LeadDeps> & { most?: number } = {}) {
  const outbox = createOutbox({ file: join(await temporaryFolder(), 'outbox.db') })
  onTestFinished(() => outbox.close())
  const limit = createRateLimit({ most: over.most ?? 10_000, within: minutes(10) })
  const submitted: Parameters<typeof outbox.accept>[0]['payload'][] = []
  const deps: LeadDeps = {
    outbox: {
      accept(submission) {
        const acceptance = outbox.accept(submission)
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
