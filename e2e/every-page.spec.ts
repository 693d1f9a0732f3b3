import { isBuilt } from '~/routing/href'
import { pageNames } from '~/routing/table'
import { locales } from '~content/locale'
import { existingPath } from './support/existing-path'
import { expect, test } from './support/test'
import { inLanguage } from './support/words'

for (const locale of locales) {
  // A contract is nobody's but its guest's: contract.spec.ts makes one.
  for (const name of pageNames.filter((one) => isBuilt(one) && one !== 'contract')) {
    test(`${name} answers with its heading, ${inLanguage[locale]}`, async ({ page, request }) => {
      const path = await existingPath(request, name, locale)
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\S/])
    })
  }
}
