import { expect, type Page } from '@playwright/test'

/** Nothing on the page reaches beyond the right edge of the screen. */
export async function expectNoOverhang(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overhang, 'pixels to scroll sideways').toBe(0)
}
