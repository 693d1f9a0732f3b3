import type { Browser, Page } from 'playwright-core'

/** The whole page as it stands: with its scripts, fonts and all its pictures, at noon of today in Guatemala. */
export async function takeScreen(
  browser: Browser,
  address: string,
  width: number,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: width < 900 ? 844 : 900 },
    reducedMotion: 'reduce',
    timezoneId: 'America/Guatemala',
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`)
    // Lists that are scrolled would grow.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
    await page.goto(address)
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(waitForPictures)
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  } finally {
    await context.close()
  }
}

/** Loads what comes near the view, and its scripts: a touch that does nothing starts them. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const control = document.body.appendChild(document.createElement('label'))
    control.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    control.remove()
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

async function waitForPictures(): Promise<void> {
  await document.fonts.ready
  const pictures = [...document.images].filter((picture) => picture.checkVisibility())
  // One that is broken is shown so.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}
