import { expect, type Page, type Response } from '@playwright/test'

/** Opens a page and waits until its script answers, for steps that are more than links and forms. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await whenAlive(page)
  return response
}

/** Waits until React has taken the page over. A touch of a control without effect makes the page load its scripts. */
export async function whenAlive(page: Page): Promise<void> {
  // An address is shown before anything of its page listens.
  await page.waitForLoadState('domcontentloaded')
  // The page may lead to another one meanwhile.
  await expect(() => page.evaluate(touchControl)).toPass()
  // Looks more often than an expectation, which may be half a second late.
  await page.locator('html[data-hydrated]').waitFor()
}

/** Runs in the page. */
function touchControl(): void {
  const control = document.body.appendChild(document.createElement('label'))
  control.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  control.remove()
}
