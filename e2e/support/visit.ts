import { expect, type Page, type Response } from '@playwright/test'

/** Opens a page and waits until its script answers, for steps that are more than links and forms. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await whenAlive(page)
  return response
}

/** The header says on <html> whether it is shown as soon as the page's script runs. */
export async function whenAlive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-header', /shown|hidden/)
}
