import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { showsPictures } from './support/launch-options'
import { callList, callRental } from './support/rentals'
import { expect, test } from './support/test'
import { inLanguage, wordsOf } from './support/words'

test.use({ launchOptions: showsPictures })

for (const locale of locales) {
  const t = wordsOf(locale, 'hearts')

  test(`places that were seen lately are shown again, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const { products } = await callList(request, 'uniqueStays', locale)
    const seen = page.getByRole('region', { name: t('seenTitle') })
    await page.goto(href('home', locale))
    await expect(seen).toBeHidden()
    const names: string[] = []
    for (const { slug } of products.slice(0, 2)) {
      const { path, name } = await callRental(request, 'uniqueStays', locale, slug)
      await page.goto(path)
      // A place's own page leaves it out.
      await expect(seen.getByRole('listitem')).toHaveText(names.map((each) => new RegExp(each)))
      names.unshift(name)
    }
    await page.goto(href('home', locale))
    await expect(seen.getByRole('listitem')).toHaveText(names.map((name) => new RegExp(name)))
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
    expect(shifted).toBeLessThan(0.02)
    await seen.getByRole('button', { name: t('forgetSeen') }).click()
    await expect(seen).toBeHidden()
  })
}
