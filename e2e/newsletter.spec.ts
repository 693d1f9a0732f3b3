import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { inLanguage } from './support/words'

const languages = [
  {
    language: inLanguage.en,
    archive: '/newsletter',
    letter: '/newsletter/the-first-rain',
    title: 'Letters from Guatemala',
    first: 'The first rain',
    form: 'Get the next one by e-mail',
    before: 'Mornings on the lake',
  },
  {
    language: inLanguage.es,
    archive: '/es/cartas',
    letter: '/es/cartas/la-primera-lluvia',
    title: 'Cartas desde Guatemala',
    first: 'La primera lluvia',
    form: 'Reciba la próxima por correo',
    before: 'Mañanas en el lago',
  },
]

for (const { language, archive, letter, title, first, form, before } of languages) {
  test(`letters are listed newest first, each with its page and the form @phone, ${language}`, async ({
    page,
  }) => {
    await visit(page, archive)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const names = page.getByRole('article').getByRole('heading', { level: 2 })
    await expect(names).toHaveCount(4)
    await expect(names.first()).toHaveText(first)
    await expectAccessible(page)
    await page.getByRole('link', { name: first }).click()
    await expect(page).toHaveURL(letter)
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
    await expect(page.getByRole('region', { name: form }).getByRole('button')).toBeVisible()
    await expect(page.getByRole('link', { name: before })).toBeVisible()
    await expectAccessible(page)
  })
}

test('the letters stand in the sitemap, and a slug of the other language leads there @desktop', async ({
  request,
}) => {
  const answer = await request.get('/es/cartas/the-first-rain', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toContain('/es/cartas/la-primera-lluvia')
  const { status } = { status: (await request.get('/newsletter/the-first-rain')).status() }
  expect(status).toBe(200)
})
