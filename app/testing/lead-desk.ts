import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { LeadDesk } from '~/features/leads/take/lead-desk.server'
import { checkAbuse } from '~/platform/forms/check-abuse.server'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { minutes } from '~/platform/units/duration'
import { temporaryFolder } from './temporary-folder'

/** A desk of its own that nobody is subscribed at, with what it has taken in. */
export async function testLeadDesk(over: Partial<LeadDesk> & { most?: number } = {}) {
  const outbox = createOutbox({ file: join(await temporaryFolder(), 'outbox.db') })
  onTestFinished(() => outbox.close())
  const limit = createRateLimit({ most: over.most ?? 10_000, within: minutes(10) })
  const taken: Parameters<typeof outbox.accept>[0]['payload'][] = []
  const desk: LeadDesk = {
    outbox: {
      accept(submission) {
        const acceptance = outbox.accept(submission)
        if (acceptance.outcome === 'accepted' && acceptance.isNew) taken.push(submission.payload)
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
  return { desk, taken }
}
