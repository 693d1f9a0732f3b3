import { expect } from '@playwright/test'

/**
 * Publishes a moment that lies ahead, twice as far each time until the site knows it before it comes: on a busy machine
 * that takes seconds. Gives the moment in milliseconds.
 */
export async function publishAhead(
  publish: (moment: Date) => Promise<void>,
  isKnown: () => Promise<boolean>,
): Promise<number> {
  for (let ahead = 6_000; ; ahead *= 2) {
    const moment = Date.now() + ahead
    await publish(new Date(moment))
    const isOver = () => Date.now() >= moment
    await expect.poll(async () => isOver() || (await isKnown()), { intervals: [100] }).toBe(true)
    // A second is left to look at what is there before.
    if (Date.now() < moment - 1_000) return moment
  }
}

/** Whether the site knows when a page ends: until then no copy of it may be served stale. */
export const hasEnd = (headers: Record<string, string>): boolean =>
  !(headers['cache-control'] ?? '').includes('stale-while-revalidate')
