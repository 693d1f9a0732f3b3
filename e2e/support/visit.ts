import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until its script answers, for steps that are more than links and forms. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await whenAlive(page)
  return response
}

/** Waits until React has taken the page over. A key that does nothing makes the page load its scripts. */
export async function whenAlive(page: Page): Promise<void> {
  // An address is shown before anything of its page listens to keys.
  await page.waitForLoadState('domcontentloaded')
  await page.keyboard.press('Shift')
  // Looks more often than an expectation, which may be half a second late.
  await page.locator('html[data-hydrated]').waitFor()
}
