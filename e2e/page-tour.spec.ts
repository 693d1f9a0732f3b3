import type { Page, Request } from '@playwright/test'
import type { PageName } from '~/routing/table'
import { locales } from '~content/locale'
import { existingPath } from './support/existing-path'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { inLanguage } from './support/words'

/** Compressed bytes that a page may bring of each (`docs/decisions/0031-what-a-page-weighs.md`). */
const most = { script: 150_000, stylesheet: 14_000 }

/** A page of each kind; the heaviest ones have forms. */
const weighed: PageName[] = [
  ...(['home', 'vacationRentals', 'vacationRentalsDetail', 'housesForSaleDetail'] as const),
  ...(['inquireNow', 'listWithUs', 'referralPlan', 'subscribe', 'career', 'aboutUs'] as const),
  ...(['landingPage', 'landingProduct', 'landingOffers', 'landingPrices'] as const),
  ...(['blog', 'blogPost', 'assistant', 'termsText'] as const),
]

for (const locale of locales) {
  for (const name of weighed) {
    test(`${name} is light, ${inLanguage[locale]}`, async ({ page, request }) => {
      const path = await existingPath(request, name, locale)
      const weight = weigh(page)
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      const { script, stylesheet } = await weight()
      expect(script).toBeGreaterThan(50_000)
      expect(script).toBeLessThanOrEqual(most.script)
      expect(stylesheet).toBeGreaterThan(1000)
      expect(stylesheet).toBeLessThanOrEqual(most.stylesheet)
    })
  }
}

/** Notes what arrives from now on; gives the bytes of bodies as they travelled, compressed. */
function weigh(page: Page): () => Promise<typeof most> {
  const arrived: Request[] = []
  page.on('requestfinished', (request) => arrived.push(request))
  return async () => {
    const sum = { script: 0, stylesheet: 0 }
    for (const request of arrived) {
      const type = request.resourceType()
      if (type !== 'script' && type !== 'stylesheet') continue
      sum[type] += (await request.sizes()).responseBodySize
    }
    return sum
  }
}
