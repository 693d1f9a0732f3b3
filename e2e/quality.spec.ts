import { locales } from '~content/locale'
import { expectAccessible } from './support/axe'
import { expectNoOverhang } from './support/overhang'
import { missingPage, pageKinds } from './support/page-kinds'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { inLanguage } from './support/words'

// A landing that is over answers 410.
test.use({ answeredWith: [410] })

for (const locale of locales) {
  // One tab for all is faster than a tab each.
  test(`every kind of page is accessible and has title, language and one main heading, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    test.slow()
    for (const [kind, addressOf] of Object.entries(pageKinds)) {
      await test.step(kind, async () => {
        const address = await addressOf(locale, request)
        await (kind === missingPage ? page.goto(address) : visit(page, address))
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('img:not([alt])')).toHaveCount(0)
        await expect(page).toHaveTitle(/\S/)
        await expectNoOverhang(page)
        await expectAccessible(page, { hasContrast: true })
      })
    }
  })
}
