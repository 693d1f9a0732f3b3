import type { Page } from '@playwright/test'
import { href } from '~/routing/href'
import { listPath } from './support/rentals'
import { expect, test } from './support/test'

/*
 * From one page to the next before React runs: how it looks, and what the browser gets ahead.
 */

/** Whether the browser faded into the page that is shown; in browsers that can. */
const fadedIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('faded'))

async function noteFading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as { viewTransition?: unknown }
      sessionStorage.setItem('faded', String(Boolean(viewTransition)))
    })
  })
}

for (const [reducedMotion, faded] of [
  ['no-preference', 'true'],
  ['reduce', 'false'],
] as const) {
  test(`one page fades into the next where motion is wanted: ${reducedMotion} @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await noteFading(page)
    await page.goto(href('home', 'en'))
    await page
      .locator(`footer a[href="${href('aboutUs', 'en')}"]`)
      .first()
      .click()
    await page.waitForURL(`**${href('aboutUs', 'en')}`)
    await expect.poll(() => fadedIn(page)).toBe(faded)
  })
}

test('a list with a query is fetched ahead when its link is pressed, others are not @desktop', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  const faults: unknown[] = []
  const ready: string[] = []
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) faults.push(ruleSet)
  })
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ready.push(new URL(prefetchUrl).pathname + new URL(prefetchUrl).search)
  })
  await devtools.send('Preload.enable')
  await page.goto(href('aboutUs', 'en'))
  const list = listPath('vacationRentals', 'en', {}, { sort: '2' })
  const others = [
    listPath('vacationRentals', 'en', {}, { currency: 'GTQ' }),
    `${href('inquireNow', 'en')}?product=x`,
  ]
  await page.evaluate(
    (addresses) => {
      const links = addresses.map((address) =>
        Object.assign(document.createElement('a'), { href: address, textContent: address }),
      )
      document.querySelector('main')?.prepend(...links.flatMap((link) => [link, ' ']))
    },
    [...others, list],
  )
  for (const address of [...others, list]) {
    await page.locator(`main > a[href="${address}"]`).hover()
    await page.mouse.down()
    // Let go elsewhere, so that the link is not followed.
    await page.mouse.move(1, 1)
    await page.mouse.up()
  }
  await expect.poll(() => ready).toEqual([list])
  expect(faults).toEqual([])
})
