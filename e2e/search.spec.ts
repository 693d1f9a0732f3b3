import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { inLanguage, wordsOf } from './support/words'

/** What the demo content has of each kind, in both languages. */
const asked: Record<Locale, { town: string; post: string; question: string; nothing: string }> = {
  en: { town: 'panajchel', post: 'volcano', question: 'pets', nothing: 'zzyzx' },
  es: { town: 'panajchel', post: 'volcán', question: 'mascotas', nothing: 'zzyzx' },
}

for (const locale of locales) {
  test.describe(`the search ${inLanguage[locale]}`, () => {
    const t = wordsOf(locale, 'search')
    const layout = wordsOf(locale, 'layout')

    test('finds places, posts and questions, from the footer on @phone', async ({ page }) => {
      await page.goto(href('blog', locale))
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', { name: layout('search'), exact: true }).click()
      await expect(page).toHaveURL(href('search', locale))
      const main = page.getByRole('main')
      const field = main.getByRole('searchbox', { name: t('label') })
      const look = async (text: string) => {
        await field.fill(text)
        await field.press('Enter')
        await expect(field).toHaveValue(text)
        await expect(page).toHaveURL(/[?&]q=/)
      }
      const group = (name: string) => main.getByRole('region', { name })

      await look(asked[locale].town)
      const place = group(t('places')).getByRole('listitem').filter({ hasText: 'Panajachel' })
      const list = place.first().getByRole('link').first()
      const count = Number(/\((\d+)\)/.exec(await list.innerText())?.[1])
      expect(count).toBeGreaterThan(0)
      await expectAccessible(page)

      await look(asked[locale].post)
      await expect(group(t('posts')).getByRole('article').first()).toBeVisible()

      await look(asked[locale].question)
      const question = group(t('questions')).locator('details').first()
      await question.locator('summary').click()
      await expect(question.locator('div')).toBeVisible()

      await look(asked[locale].nothing)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(asked[locale].nothing)
      await expect(main.getByText(t('nothingHint'))).toBeVisible()
    })

    test('shows what is typed as text alone, and is kept out of search engines @desktop', async ({
      page,
    }) => {
      const evil = '"><img src=x onerror=alert(1)>'
      const answer = await page.goto(href('search', locale, {}, new URLSearchParams({ q: evil })))
      expect(answer?.status()).toBe(200)
      expect(answer?.headers()['cache-control']).toContain('no-store')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(evil)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    })
  })
}

test.describe('without script @desktop', () => {
  test.use({ javaScriptEnabled: false })

  test('an address that does not exist leads to the search', async ({ page }) => {
    const answer = await page.goto('/casa-that-never-was')
    expect(answer?.status()).toBe(404)
    const words = wordsOf('en', 'layout')
    await page
      .getByRole('main')
      .getByRole('link', { name: words('search') })
      .click()
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('antigua')
    await field.press('Enter')
    await expect(page).toHaveURL(href('search', 'en', {}, 'q=antigua'))
    await expect(page.getByRole('main')).toContainText('Antigua Guatemala')
  })
})
