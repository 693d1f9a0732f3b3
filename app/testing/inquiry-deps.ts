import { onTestFinished } from 'vitest'
import type { InquiryDeps } from '~/features/inquiries/submit/inquiry-deps.server'
import { checkAbuse } from '~/platform/forms/check-abuse.server'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { minutes } from '~/platform/units/duration'
import { bookingCatalogue } from './factories/booking-catalogue'
import { temporarySqlite } from './database/temporary-sqlite'

/** Dependencies over the booking catalogue with an outbox of their own, and the number of inquiries in it. */
export async function testInquiryDeps(over: Partial<InquiryDeps> & { max?: number } = {}) {
  const outbox = createOutbox({ location: await temporarySqlite() })
  onTestFinished(() => outbox.close())
  const catalogue = bookingCatalogue()
  const limit = createRateLimit({ max: over.max ?? 1000, within: minutes(10) })
  const deps: InquiryDeps = {
    findCatalogue: () => catalogue,
    outbox,
    checkAbuse: (request, form) =>
      checkAbuse(request, form, { limit, check: async () => 'passed' }),
    origin: 'https://ceiba.example',
    now: () => new Date('2026-11-21T15:00:00Z'),
    ...over,
  }
  return { deps, waiting: async () => (await outbox.figures()).waiting ?? NaN }
}
