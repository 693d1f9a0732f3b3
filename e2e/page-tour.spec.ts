import type { Request } from '@playwright/test'
import type { PageName } from '~/routing/table'
import { locales } from '~content/locale'
import { existingPath } from './support/existing-path'
import { openPages } from './support/private-pages'
import { expect, test } from './support/test'
import { whenAlive } from './support/visit'
import { whenStill } from './support/when-still'
import { inLanguage } from './support/words'

/** Compressed bytes that a page may bring of each (`docs/decisions/0031-what-a-page-weighs.md`). */
const most = { script: 150_000, stylesheet: 14_000 }

/** A page of each kind; the heaviest ones have forms. */
const weighed: readonly PageName[] = [
  ...(['home', 'vacationRentals', 'vacationRentalsDetail', 'housesForSaleDetail'] as const),
  ...(['inquireNow', 'listWithUs', 'referralPlan', 'subscribe', 'career', 'aboutUs'] as const),
  ...(['landingPage', 'landingProduct', 'landingOffers', 'landingPrices'] as const),
  ...(['blog', 'blogPost', 'assistant', 'termsText'] as const),
]

for (const locale of locales) {
  // One tab for all pages is faster than a tab each; intercepted requests leave nothing in its cache.
  test(`every page runs without a fault and is light, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(openPages.length * 20_000)
    const arrived: Request[] = []
    page.on('requestfinished', (one) => arrived.push(one))
    for (const name of openPages) {
      const path = await existingPath(request, name, locale)
      // What the last page still loads is not counted for this one.
      await page.goto('about:blank')
      arrived.length = 0
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText([/\S/])
      if (!weighed.includes(name)) continue
      await whenAlive(page)
      await whenStill(page)
      const { script, stylesheet } = await weightOf(arrived)
      expect(script, name).toBeGreaterThan(50_000)
      expect(script, name).toBeLessThanOrEqual(most.script)
      expect(stylesheet, name).toBeGreaterThan(1000)
      expect(stylesheet, name).toBeLessThanOrEqual(most.stylesheet)
    }
  })
}

/** The bytes of bodies as they travelled, compressed. */
async function weightOf(requests: readonly Request[]): Promise<typeof most> {
  const sum = { script: 0, stylesheet: 0 }
  for (const request of requests) {
    const type = request.resourceType()
    if (type !== 'script' && type !== 'stylesheet') continue
    sum[type] += (await request.sizes()).responseBodySize
  }
  return sum
}
