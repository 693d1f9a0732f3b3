import { brotliCompressSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import type { PageName } from '~/routing/table'
import { locales } from '~content/locale'
import { showsPictures } from './support/launch-options'
import { existingPath } from './support/existing-path'
import { openPages } from './support/private-pages'
import { expect, test } from './support/test'
import { whenAlive } from './support/visit'
import { whenStill } from './support/when-still'
import { inLanguage } from './support/words'

test.use({ launchOptions: showsPictures() })

/** Compressed bytes that a page may bring of each (`docs/decisions/0031-what-a-page-weighs.md`). */
const most = { style: 10_000, firstScript: 6_000, font: 32_000 }

/** What these bring before anybody touches them, in bytes of document (with its icons) and fonts. */
const mostAtRest: Partial<Record<PageName, number>> = { home: 66_000, vacationRentals: 67_000 }

/** Pages that fill in what belongs to one person, and landings with photos that take turns: after their pictures. */
const loadsAtOnce: readonly PageName[] = [
  'inquireNow',
  'assistant',
  'landingPage',
  'landingProduct',
  'landingOffers',
]

/** How much compressed script pages of each kind may bring; the heaviest ones have forms. */
const mostScript: Partial<Record<PageName, number>> = {
  ...forEach(110_000, ['aboutUs', 'blog', 'blogPost', 'search', 'termsText']),
  ...forEach(115_000, ['assistant']),
  ...forEach(120_000, ['home']),
  ...forEach(130_000, ['vacationRentals', 'document', 'listWithUs', 'referralPlan', 'subscribe']),
  ...forEach(135_000, ['inquireNow', 'career', 'landingPage', 'landingOffers']),
  ...forEach(137_000, ['landingPrices', 'landingProduct']),
  ...forEach(137_000, ['vacationRentalsDetail', 'housesForSaleDetail']),
}

function forEach(bytes: number, names: readonly PageName[]) {
  return Object.fromEntries(names.map((name) => [name, bytes]))
}

for (const locale of locales) {
  // One tab for all pages is faster than a tab each.
  test(`every page runs without a fault and is light, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(openPages.length * 20_000)
    // Each page is weighed as if it were the first: intercepted requests leave nothing in the browser's cache.
    await page.route('**/*', (route) => route.fallback())
    const arrived: Request[] = []
    page.on('requestfinished', (one) => arrived.push(one))
    for (const name of openPages) {
      const path = await existingPath(request, name, locale)
      // What the last page still loads is not counted for this one.
      await page.goto('about:blank')
      arrived.length = 0
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText([/\S/])
      const scriptAtMost = mostScript[name]
      if (scriptAtMost === undefined) continue
      const html = await (await request.get(path)).text()
      expect(compressed(html, /<style data-page-styles="">(.*?)<\/style>/s), name).toBeLessThan(
        most.style,
      )
      expect(compressed(html, /<script>(\(function.*?)<\/script>/s), name).toBeLessThan(
        most.firstScript,
      )
      await whenStill(page)
      const { script: unused, font: fonts, document } = await weightOf(arrived)
      expect(document, name).toBeGreaterThan(5_000)
      expect(document + fonts, name).toBeLessThanOrEqual(mostAtRest[name] ?? Infinity)
      expect(unused, name).toBeLessThanOrEqual(loadsAtOnce.includes(name) ? scriptAtMost : 0)
      // The page has the icons that it shows; the sprite comes with the scripts.
      const early = loadsAtOnce.includes(name) ? [] : arrived
      expect(
        early.filter((one) => one.url().includes('/sprite-')),
        name,
      ).toEqual([])
      await whenAlive(page)
      await whenStill(page)
      const { script, font } = await weightOf(arrived)
      expect(script, name).toBeGreaterThan(50_000)
      expect(script, name).toBeLessThanOrEqual(scriptAtMost)
      expect(font, name).toBeGreaterThan(20_000)
      expect(font, name).toBeLessThanOrEqual(most.font)
    }
  })
}

/** The compressed bytes of the first group of a pattern in a page. */
function compressed(html: string, pattern: RegExp): number {
  return brotliCompressSync(pattern.exec(html)?.[1] ?? '').length
}

/** The bytes of documents, scripts and fonts as they travelled, compressed. A style sheet is a fault: the page has its styles. */
async function weightOf(requests: readonly Request[]) {
  const sum = { document: 0, script: 0, font: 0 }
  for (const request of requests) {
    const type = request.resourceType()
    expect(type, request.url()).not.toBe('stylesheet')
    if (type === 'document' || type === 'script' || type === 'font') {
      sum[type] += (await request.sizes()).responseBodySize
    }
  }
  return sum
}
