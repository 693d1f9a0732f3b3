import type { Page } from '@playwright/test'

/**
 * Waits until nothing has arrived for half a second. Only for what a page must not ask for, or what it
 * has brought in all; everything else waits for what it needs.
 */
export async function whenStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const arrived = () => performance.getEntriesByType('resource').length
    const pause = () => new Promise((resolve) => setTimeout(resolve, 500))
    for (let before = -1; before !== arrived();) {
      before = arrived()
      await pause()
    }
  })
}
