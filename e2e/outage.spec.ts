import type { APIRequestContext } from '@playwright/test'
import { locales } from '~content/locale'
import { sectionKeys } from '~content/section-key'
import { href } from '~/routing/href'
import { signInAsEditor } from './support/editor'
import { inParallel } from './support/in-parallel'
import { startCmsAgain, startSiteAgain, startWhatIsStopped, stopProgram } from './support/programs'
import { callList, callRental, findRental, listPath } from './support/rentals'
import { readSitemap } from './support/sitemap'
import { cmsAccount } from './support/stack'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { waitForChange, warmUp } from './support/watch-page'
import { inLanguage, wordsOf } from './support/words'

test.describe.configure({ mode: 'serial' })

let picture = ''

test.beforeAll('the CMS stops', async ({ browser, baseURL, request }) => {
  await startWhatIsStopped()
  // A page is kept from its first rendering on; after a start the background takes its time for that.
  await statusesOf(request, await readPaths(request))
  const page = await browser.newPage({ baseURL })
  await page.goto(listPath('vacationRentals', 'en'))
  picture = await page
    .locator('main img')
    .first()
    .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
  await page.close()
  await stopProgram('cms')
})

async function readPaths(request: APIRequestContext): Promise<string[]> {
  return (await readSitemap(request)).map(({ path }) => path)
}

async function statusesOf(request: APIRequestContext, paths: string[]): Promise<string[]> {
  const statuses: string[] = []
  await inParallel(paths, 8, async (path) => {
    const response = await request.get(path)
    statuses.push(`${response.status()} ${path}`)
  })
  return statuses
}

const notFine = (statuses: string[]) => statuses.filter((status) => !status.startsWith('200 '))

const filtered = sectionKeys.flatMap((section) =>
  (['en', 'es'] as const).flatMap((locale) => [
    listPath(section, locale, {}, { bedroom: '2', sort: '2' }),
    listPath(section, locale, {}, { capacity: '4', minPrice: '50', maxPrice: '900' }),
  ]),
)

test('every page of the sitemap still answers', async ({ request }) => {
  const paths = await readPaths(request)
  expect(paths.length).toBeGreaterThan(300)
  expect(notFine(await statusesOf(request, paths))).toEqual([])
})

test('filters still answer', async ({ request }) => {
  expect(notFine(await statusesOf(request, filtered))).toEqual([])
})

test('the calls still answer', async ({ request }) => {
  for (const section of sectionKeys) {
    const { products } = await callList(request, section, 'en', { results: '1' })
    const [first] = products
    await callRental(request, section, 'en', first?.slug ?? '')
  }
})

test('a picture that was shown is still shown', async ({ request }) => {
  expect(picture).not.toBe('')
  expect((await request.get(picture)).status()).toBe(200)
})

for (const locale of locales) {
  test.describe(inLanguage[locale], () => {
    test.use({ answeredWith: [503] })

    test(`a record that cannot be read now is an error with its status, ${inLanguage[locale]}`, async ({
      page,
    }) => {
      await page.setExtraHTTPHeaders(newVisitor())
      const t = wordsOf(locale, 'errors')
      const link = 'x'.repeat(32)
      for (const path of [
        href('bookingConfirmation', locale, { slug: link }),
        href('contract', locale, { id: link }),
      ]) {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(503)
        expect(answer?.headers()['cache-control']).toContain('no-store')
        const title = page.getByRole('heading', { level: 1 })
        await expect(title).toHaveText(t('loadFailure', { status: 503 }))
        await expect(page.getByText(t('unavailable'))).toBeVisible()
        await expect(page.getByRole('link', { name: t('goHome') })).toBeVisible()
      }
    })
  })
}

test('a site started again serves its pages, filters and pictures without the CMS', async ({
  request,
}) => {
  await stopProgram('site')
  await startSiteAgain()
  const paths = await readPaths(request)
  expect(notFine(await statusesOf(request, [...paths, ...filtered, picture]))).toEqual([])
})

test('when the CMS is back, what editors change is on the site again', async ({ request }) => {
  await startCmsAgain()
  const editor = await signInAsEditor(cmsAccount())
  const rental = await findRental(request, 'uniqueStays', 'en')
  const { documentId } = await editor.findRental(rental.slug, 'en')
  const newName = 'Open Again After The Storm'
  expect(await warmUp(request, rental.path)).not.toContain(newName)
  await editor.renameRental(documentId, 'en', newName)
  await waitForChange(request, rental.path, ({ html }) => html.includes(newName))
  await editor.renameRental(documentId, 'en', rental.name)
  await waitForChange(request, rental.path, ({ html }) => !html.includes(newName))
})
