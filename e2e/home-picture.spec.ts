import { href } from '~/routing/href'
import { showsPictures } from './support/launch-options'
import { expect, test } from './support/test'

test.use({ launchOptions: showsPictures() })

/** A phone of Lighthouse: the one by which search engines judge a page. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
const screen = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }

/** Bytes of the upright picture on that phone. */
const most = 45_000

for (const [name, device, expected] of [
  ['a phone', phone, /\/pictures\/site-hero-mobile_\w+-800\.avif$/],
  ['a screen', screen, /\/pictures\/site-hero_\w+-1920\.avif$/],
] as const) {
  test(`the home page asks ${name} for one big picture, cut for it`, async ({ browser }) => {
    const context = await browser.newContext(device)
    const page = await context.newPage()
    const asked: string[] = []
    const sizes: Promise<{ responseBodySize: number }>[] = []
    page.on('requestfinished', (request) => {
      if (!request.url().includes('/pictures/site-hero')) return
      asked.push(request.url())
      sizes.push(request.sizes())
    })
    await page.goto(href('home', 'en'))
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([expect.stringMatching(expected)])
    const [size] = await Promise.all(sizes)
    expect(size?.responseBodySize).toBeGreaterThan(5_000)
    if (device === phone) expect(size?.responseBodySize).toBeLessThanOrEqual(most)
    await context.close()
  })
}
