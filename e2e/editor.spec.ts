import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { expectAccessible } from './support/axe'
import { signInAsEditor, type Editor } from './support/editor'
import { readHead } from './support/head'
import { findRental, listPath, type ApiRental } from './support/rentals'
import { cmsAccount } from './support/stack'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { waitForChange, warmUp } from './support/watch-page'
import { wordsOf } from './support/words'

test.describe.configure({ mode: 'serial' })

let editor: Editor
let rental: ApiRental
let translation: ApiRental
let document: { documentId: string; name: string }

test.beforeAll(async ({ request }) => {
  editor = await signInAsEditor(cmsAccount())
  rental = await findRental(request, 'uniqueStays', 'en')
  translation = await findRental(request, 'uniqueStays', 'es', ({ slug }) => slug === rental.slug)
  document = await editor.findRental(rental.slug, 'en')
})

test.describe('a rental is renamed', () => {
  const newName = 'The House With The New Name'

  test.afterAll(async () => {
    await editor.renameRental(document.documentId, 'en', rental.name)
  })

  test('its page, its lists and the call say so soon, and no visitor waits', async ({
    request,
  }) => {
    const list = listPath('uniqueStays', 'en')
    const region = listPath('uniqueStays', 'en', { state: rental.city._id })
    for (const path of [rental.path, translation.path, list, region]) await warmUp(request, path)
    expect(await warmUp(request, rental.path)).not.toContain(newName)

    await editor.renameRental(document.documentId, 'en', newName)
    const isRenamed = ({ html }: { html: string }) => html.includes(newName)
    await Promise.all(
      [rental.path, list, region].map((path) => waitForChange(request, path, isRenamed)),
    )
    const call = await request.get(`/api/rentals/${rental.slug}`)
    expect(await call.text()).toContain(newName)
    expect(await (await request.get(translation.path)).text()).not.toContain(newName)
  })
})

test.describe('a rental is taken off and put back', () => {
  const list = listPath('uniqueStays', 'en')
  const sitemap = `/${resources.sitemap.path}`
  const isListed = (html: string) => html.includes(`/${rental.slug}"`)
  const isInSitemap = (xml: string, path: string) => xml.includes(`${path}</loc>`)

  test.afterAll(async () => {
    await editor.publishRental(document.documentId, 'en')
  })

  test('its page is gone and shows similar ones, lists and sitemap forget it', async ({
    request,
  }) => {
    expect(isListed(await warmUp(request, list))).toBe(true)
    expect(isInSitemap(await warmUp(request, sitemap), rental.path)).toBe(true)
    await warmUp(request, rental.path)
    await editor.unpublishRental(document.documentId, 'en')
    await Promise.all([
      waitForChange(request, rental.path, ({ status }) => status === 410),
      waitForChange(request, list, ({ html }) => !isListed(html)),
    ])
    expect((await request.get(`/api/rentals/${rental.slug}`)).status()).toBe(404)
    await waitForChange(request, sitemap, ({ html }) => !isInSitemap(html, rental.path))
    const listed = await (await request.get(sitemap)).text()
    expect(isInSitemap(listed, translation.path)).toBe(true)
    expect((await request.get(translation.path)).status()).toBe(200)

    const gone = await (await request.get(rental.path)).text()
    expect(readHead(gone).robots).toContain('noindex')
    expect(gone).toContain(wordsOf('en', 'goneRental')('title'))
    expect(gone).not.toContain(rental.name)
    const neverThere = rental.path.replace(rental.slug, 'never-was-there')
    expect((await request.get(neverThere)).status()).toBe(404)
  })

  test.describe('somebody who opens it', () => {
    test.use({ answeredWith: [410] })

    test('goes on to a place like it', async ({ page }) => {
      const t = wordsOf('en', 'detail')
      const response = await visit(page, rental.path)
      expect(response?.status()).toBe(410)
      await expectAccessible(page)
      const similar = page.getByRole('region', { name: wordsOf('en', 'goneRental')('similar') })
      const path = (await similar.getByRole('link').first().getAttribute('href')) ?? ''
      expect((await visit(page, path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: t('description') })).toBeVisible()
    })
  })

  test('published again it is back everywhere', async ({ request }) => {
    await editor.publishRental(document.documentId, 'en')
    await Promise.all([
      waitForChange(request, rental.path, ({ status }) => status === 200),
      waitForChange(request, list, ({ html }) => isListed(html)),
    ])
    await waitForChange(request, sitemap, ({ html }) => isInSitemap(html, rental.path))
  })
})

test.describe('the telephone of the site settings is changed', () => {
  let phone: string

  test.beforeAll(async () => {
    phone = await editor.readPhone()
  })
  test.afterAll(async () => {
    await editor.changePhone(phone)
  })

  test('the footer of every page says so, in both languages', async ({ request }) => {
    const paths = locales.flatMap((locale) => [
      href('home', locale),
      listPath('vacationRentals', locale),
      listPath('hotels', locale, {}, { sort: '2' }),
      ...[rental, translation].map((one) => one.path),
    ])
    const changed = '+502 7832 9999'
    for (const path of paths) expect(await warmUp(request, path)).toContain(phone)
    await editor.changePhone(changed)
    await Promise.all(
      [...new Set(paths)].map((path) =>
        waitForChange(request, path, ({ html }) => html.includes(changed) && !html.includes(phone)),
      ),
    )
  })
})
