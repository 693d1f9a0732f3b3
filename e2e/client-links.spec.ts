import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { previewParameter } from '~/routing/parameters'
import { expectAccessible } from './support/axe'
import { removeDraft, signClaim, startDraft, type Draft } from './support/drafts'
import { hire, type Person } from './support/hire'
import { openPanel, type Panel } from './support/panel'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { wordsOf } from './support/words'

test.describe.configure({ mode: 'serial' })
test.use({ answeredWith: [410] })

const blogPost = 'api::blog-post.blog-post'
const title = `Solo para la clienta ${randomUUID().slice(0, 8)}`
const t = wordsOf('es', 'preview')

let marketing: Person
let panel: Panel
let draft: Draft
let link: string

test.beforeAll(async ({ browser }) => {
  marketing = await hire('ceiba-marketing')
  panel = await openPanel(browser, marketing)
  draft = await startDraft(blogPost, 'es', { name: title, publicationDate: '2035-01-01' })
})
test.afterAll(async () => {
  await removeDraft(draft)
  await panel.close()
  await marketing.dismiss()
})

test('marketing makes a link for a client, and the box says whose it is', async () => {
  await panel.openEntry(blogPost, draft.documentId, 'es')
  await panel.page.getByRole('button', { name: 'Link for 7 days' }).click()
  const made = panel.page.getByRole('group', { name: /^Link until / })
  await expect(made).toContainText(/^Until .+ \(Guatemala\)\. Made by Ana Tzul\./)
  link = await panel.copyClientLink('Español')
})

test('the client sees the page without an account, and nothing keeps or tells it', async ({
  page,
  request,
}) => {
  await visit(page, new URL(link).pathname)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const banner = page.getByRole('region', { name: t('title') })
  await expect(banner).toContainText('Este enlace funciona hasta el')
  await expect(banner.getByLabel(t('asOf'))).toHaveCount(0)
  await expect(banner.getByRole('link', { name: t('leave') })).toHaveCount(0)
  await expectAccessible(page)

  const { pathname, search } = new URL(page.url())
  const answer = await request.get(pathname + search)
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(answer.headers()['x-robots-tag']).toContain('noindex')
  expect(answer.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer.headers()['content-security-policy']).toMatch(/, form-action 'none'$/)
  expect((await request.get(pathname)).status()).toBe(404)
  const token = new URLSearchParams(search).get(previewParameter)
  expect((await request.get(`/es/blog?${previewParameter}=${token}`)).status()).toBe(401)
})

test('no other date is looked at, and no other end is believed', async ({ request }) => {
  const token = new URL(link).pathname.split('/').at(-1) ?? ''
  const claim = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()))
  const foreign = signClaim({ ...claim, link: '0'.repeat(32) })
  const past = signClaim({ ...claim, expiresAt: 1_700_000_000 })
  for (const one of [foreign, past]) {
    const answer = await request.get(`/preview/${one}`)
    expect(answer.status()).toBe(410)
    expect(await answer.text()).toContain(t('problem.over.title'))
  }
  const forged = signClaim(claim, 'another-secret-altogether')
  expect((await request.get(`/preview/${forged}`)).status()).toBe(401)
})

test('a revoked link says so in its language', async ({ page, request }) => {
  const { pathname, search } = new URL((await request.get(new URL(link).pathname)).url())
  await panel.page.getByRole('button', { name: 'Revoke' }).click()
  await panel.page.getByRole('button', { name: 'Confirm' }).click()
  await expect(panel.page.getByRole('group', { name: /^Link until / })).toHaveCount(0)

  for (const path of [new URL(link).pathname, pathname + search]) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(410)
    expect(response?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { name: t('problem.over.title') })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  }
  await expectAccessible(page)
})
