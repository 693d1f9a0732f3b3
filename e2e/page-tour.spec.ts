import { brotliCompressSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import type { PageName } from '~/routing/table'
import { locales } from '~content/locale'
import { findsLineQuick } from './support/launch-options'
import { existingPath } from './support/existing-path'
import { maxFontBytes, pageWeights } from './support/page-weights'
import { openPages } from './support/private-pages'
import { expect, test } from './support/test'
import { whenAlive } from './support/visit'
import { whenStill } from './support/when-still'
import { inLanguage } from './support/words'

test.use({ launchOptions: findsLineQuick })

/** The script that stands in each page as text, compressed. */
const maxFirstScriptBytes = 6_000

/** Pages that fill in what belongs to one person, and landings with photos that take turns: after their pictures. */
const loadsAtOnce: readonly PageName[] = [
  'inquireNow',
  'assistant',
  'landingPage',
  'landingProduct',
  'landingOffers',
]

for (const locale of locales) {
  // One tab for all pages is faster than a tab each.
  test(`every page runs without a fault and is light, ${inLanguage[locale]}`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.setTimeout(openPages.length * 20_000)
    // Each page is weighed as if it were the first: intercepted requests leave nothing in the browser's cache.
    await page.route('**/*', (route) => route.fallback())
    // The same holds for what the site keeps, such as the places that were seen.
    await page.addInitScript(() => location.origin !== 'null' && localStorage.clear())
    const arrived: Request[] = []
    page.on('requestfinished', (one) => arrived.push(one))
    for (const name of openPages) {
      const path = await existingPath(request, name, locale)
      // What the last page still loads is not counted for this one.
      await page.goto('about:blank')
      arrived.length = 0
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText([/\S/])
      const most = pageWeights[name]
      if (most === undefined) continue
      const html = await (await request.get(path)).text()
      const styles = compressed(html, /<style data-page-styles="">(.*?)<\/style>/s)
      expect(styles, name).toBeLessThanOrEqual(most.styles)
      expect(compressed(html, /<script>(\(function.*?)<\/script>/s), name).toBeLessThan(
        maxFirstScriptBytes,
      )
      await whenStill(page)
      const { document, image, script: unused } = await weightOf(arrived)
      expect(document, name).toBeGreaterThan(5_000)
      expect(document, name).toBeLessThanOrEqual(most.html)
      expect(image, name).toBeLessThanOrEqual(most.pictures[isMobile ? 'phone' : 'desktop'])
      expect(unused, name).toBeLessThanOrEqual(loadsAtOnce.includes(name) ? most.script : 0)
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
      expect(script, name).toBeLessThanOrEqual(most.script)
      expect(font, name).toBeGreaterThan(20_000)
      expect(font, name).toBeLessThanOrEqual(maxFontBytes)
    }
  })
}

/** The compressed bytes of the first group of a pattern in a page. */
function compressed(html: string, pattern: RegExp): number {
  return brotliCompressSync(pattern.exec(html)?.[1] ?? '').length
}

/**
 * The bytes of documents, scripts, fonts and pictures as they travelled, compressed. A style sheet is a fault: the page
 * has its styles.
 */
async function weightOf(requests: readonly Request[]) {
  const sum = { document: 0, script: 0, font: 0, image: 0 }
  for (const request of requests) {
    const type = request.resourceType()
    expect(type, request.url()).not.toBe('stylesheet')
    if (type === 'document' || type === 'script' || type === 'font' || type === 'image') {
      sum[type] += (await request.sizes()).responseBodySize
    }
  }
  return sum
}
