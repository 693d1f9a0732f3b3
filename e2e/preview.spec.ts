import { randomUUID } from 'node:crypto'
import { homePage } from '~content/home-page'
import type { Locale } from '~content/locale'
import { inquiryPage } from '~content/inquiry-page'
import { href } from '~/routing/href'
import { previewParameter } from '~/routing/parameters'
import { resources } from '~/routing/resources'
import { expectAccessible } from './support/axe'
import { dayPicker } from './support/day-picker'
import { writtenDay } from './support/days'
import { previewLinkOf, removeDraft, signClaim, startDraft, type Draft } from './support/drafts'
import { sendPrivateFile } from './support/private-upload'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { whenStill } from './support/when-still'
import { wordsOf } from './support/words'

test.describe.configure({ mode: 'serial' })

const blogPost = 'api::blog-post.blog-post'
const landing = 'api::landing-page-with-product.landing-page-with-product'
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

const drafts: Draft[] = []
async function begin(uid: string, locale: Locale, data: object): Promise<Draft> {
  const draft = await startDraft(uid, locale, data)
  drafts.push(draft)
  return draft
}
test.afterAll(async () => {
  for (const draft of drafts) await removeDraft(draft)
})

test('a first draft is seen in its preview and nowhere else @two-nodes', async ({
  page,
  request,
}) => {
  const title = `Una calle sin nombre ${randomUUID().slice(0, 8)}`
  const draft = await begin(blogPost, 'es', { name: title })
  const t = wordsOf('es', 'preview')

  await visit(page, await previewLinkOf(draft))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const banner = page.getByRole('region', { name: t('title') })
  await expect(banner).toContainText(t('draft'))
  await expect(banner).toContainText('Español')

  const { pathname, search } = new URL(page.url())
  const answer = await request.get(pathname + search)
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(answer.headers()['x-robots-tag']).toContain('noindex')
  expect(answer.headers()['content-security-policy']).toMatch(/frame-ancestors http:\/\/127/)

  expect((await request.get(pathname)).status()).toBe(404)
  expect((await request.get(`${pathname}.data`)).status()).toBe(404)
  const list = href('blog', 'es')
  expect(await (await request.get(list)).text()).not.toContain(title)
  expect(await (await request.get(`${list}.data`)).text()).not.toContain(title)

  // The way out leads to what visitors have; here, to nothing yet.
  await banner.getByRole('link', { name: t('leave') }).click()
  await expect(page).toHaveURL(pathname)
  await expect(banner).toBeHidden()
})

test('the rest of the site is live, and the token goes nowhere along', async ({ page }) => {
  const own = { uid: homePage.uid, locale: 'en' } as const
  await visit(page, await previewLinkOf(own))
  const banner = page.getByRole('region', { name: wordsOf('en', 'preview')('title') })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  const sent: string[] = []
  page.on('request', (each) => sent.push(each.url()))
  const sections = page.getByRole('navigation', { name: wordsOf('en', 'layout')('sections') })
  await sections.getByRole('link', { name: 'Rent a hotel' }).click()
  await expect(page).toHaveURL(href('hotels', 'en'))
  await expect(banner).toBeHidden()
  expect(sent.filter((url) => url.includes(previewParameter))).toEqual([])

  await page.goBack()
  await expect(banner).toBeVisible()
  await banner.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL((url) => url.pathname === href('home', 'es'))
  await expect(page.getByRole('region', { name: wordsOf('es', 'preview')('title') })).toBeVisible()
})

test.describe('a window', () => {
  // What is over answers so in its preview, too.
  test.use({ answeredWith: [410] })

  test('is looked at as of the day it opens, or any other day', async ({ page }) => {
    const title = `Later ${randomUUID().slice(0, 8)}`
    const startDate = '2030-05-01T06:00:00.000Z'
    const endDate = '2030-06-01T06:00:00.000Z'
    const words = { titleOffer: title, type: 'other', variant: 'standard', blocks: [] }
    const draft = await begin(landing, 'en', { ...words, startDate, endDate })
    const t = wordsOf('en', 'preview')
    await visit(page, await previewLinkOf(draft))
    const banner = page.getByRole('region', { name: t('title') })
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()
    await expect(banner).toContainText(t('later'))
    const asOf = dayPicker(page, t('asOf'), 'en')
    const hour = banner.getByLabel(t('asOfHour'))
    await expect(asOf.field).toContainText(writtenDay('2030-05-01', 'en'))
    await expect(hour).toHaveValue('00:00')

    for (const [day, time, isOpen] of [
      ['2030-04-30', '23:00', false],
      ['2030-05-31', '23:00', true],
      ['2030-06-01', '01:00', false],
    ] as const) {
      await asOf.pick(day)
      await hour.selectOption(time)
      await banner.getByRole('button', { name: t('apply') }).click()
      await expect(page).toHaveURL(
        ({ searchParams }) =>
          searchParams.get('asOf') === day && searchParams.get('asOfHour') === time,
      )
      await expect(asOf.field).toContainText(writtenDay(day, 'en'))
      await expect(hour).toHaveValue(time)
      await expect(heading).toBeVisible({ visible: isOpen })
    }
  })
})

test('forms of a preview send nothing', async ({ page, request, baseURL }) => {
  await visit(page, await previewLinkOf({ uid: inquiryPage.uid, locale: 'en' }))
  // The guard comes with the banner's own chunk.
  await whenStill(page)
  const { pathname } = new URL(page.url())
  const t = wordsOf('en', 'preview')
  const posted: string[] = []
  page.on('request', (each) => {
    if (each.method() === 'POST') posted.push(each.url())
  })
  // The page of nobody's inquiry has no form; any form of the page would be stopped in the same way.
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.innerHTML = '<button>Send it</button>'
    document.querySelector('main')?.append(form)
  })
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByText(t('notSent'))).toBeVisible()
  expect(posted).toEqual([])

  const headers = { Origin: new URL(baseURL ?? '').origin, Referer: page.url() }
  for (const path of [pathname, `/${resources.requireApi.path}`, `/${resources.upload.path}`]) {
    const answer = await request.post(path, { headers, form: { firstName: 'Ana' } })
    expect(answer.status(), path).toBe(403)
  }
})

test('a token that is forged, expired or another page’s opens nothing', async ({ request }) => {
  const draft = await begin(blogPost, 'en', { name: `Kept inside ${randomUUID().slice(0, 8)}` })
  const link = await previewLinkOf(draft)
  const opened = await request.get(link, { maxRedirects: 0 })
  const address = new URL(opened.headers().location ?? '', 'http://x')
  const claim = { ...draft, status: 'draft', expiresAt: inAnHour() }
  const at = (path: string, token: string) => `${path}?${previewParameter}=${token}`
  const token = address.searchParams.get(previewParameter) ?? ''

  expect((await request.get(at(address.pathname, signClaim(claim)))).status()).toBe(200)
  // In a language that the draft does not have there is nothing to look at.
  const missing = await request.get(at(address.pathname, signClaim({ ...claim, locale: 'es' })))
  expect(missing.status()).toBe(404)
  expect(await missing.text()).not.toContain('Kept inside')
  for (const rejected of [
    at(address.pathname, 'forged'),
    at(address.pathname, `${token.slice(0, -3)}AAA`),
    at(address.pathname, signClaim(claim, 'another-secret-altogether')),
    at(address.pathname, signClaim({ ...claim, expiresAt: 1_700_000_000 })),
    at(address.pathname, signClaim({ ...claim, uid: 'api::inquiry.inquiry' })),
    at(href('home', 'en'), token),
    at(`/es${address.pathname}`, token),
    at(`${address.pathname}.data`, 'forged'),
    '/preview/forged',
    '/preview/..%2e',
    `/preview/${signClaim({ ...claim, expiresAt: 1_700_000_000 })}`,
    `/preview/${encodeURIComponent('https://evil.example/')}`,
  ]) {
    const answer = await request.get(rejected, { maxRedirects: 0 })
    expect([400, 401], rejected).toContain(answer.status())
    expect(answer.headers().location, rejected).toBeUndefined()
    expect(await answer.text()).not.toContain('Kept inside')
  }
})

test.describe('the page in place of a preview', () => {
  test.use({ answeredWith: [401] })

  test('says in both languages what to do', async ({ page }) => {
    await page.goto(`/preview/${signClaim({ expiresAt: 1 })}`)
    await expect(page.getByText(wordsOf('en', 'preview')('problem.forged.text'))).toBeVisible()
    await expect(page.getByText(wordsOf('es', 'preview')('problem.forged.text'))).toBeVisible()
    await expectAccessible(page)
  })
})

test('private files have no address for strangers', async ({ request, baseURL }) => {
  const { id, name } = await sendPrivateFile(request, baseURL, 'career-cv')
  for (const path of [
    `/upload/${id}`,
    `/uploads/${id}`,
    `/uploads/${name}`,
    `/private/${id}`,
    `/private/files/${id}`,
    `/files/${id}`,
    `/data/private/files/${id}`,
    `/api/upload/files/${id}`,
    `/pictures/${id}`,
    href('staffFiles', 'en', {}, new URLSearchParams({ file: id })),
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).not.toBe(200)
    expect((await answer.body()).includes('%PDF'), path).toBe(false)
  }
})
