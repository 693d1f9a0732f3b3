import * as z from 'zod'
import { findPage } from '~/routing/find-page'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { locales, otherLocale, type Locale } from '~content/locale'
import { expectAccessible } from './support/axe'
import { guatemalaDay } from './support/days'
import { readHead } from './support/head'
import { header } from './support/header'
import { pairedLocale } from './support/paired-locale'
import { readSitemap } from './support/sitemap'
import { expect, test } from './support/test'
import { visit, whenAlive } from './support/visit'
import { containing, wordsOf } from './support/words'

type Request = Parameters<typeof readSitemap>[0]

const perPage = 12

async function postPaths(request: Request, locale: Locale): Promise<string[]> {
  return (await readSitemap(request))
    .map(({ path }) => path)
    .filter((path) => {
      const page = findPage(path)
      return page?.name === 'blogPost' && page.locale === locale
    })
}

test('the blog grows as far as a visitor scrolls, and its address says how far @desktop', async ({
  page,
  request,
}) => {
  const locale = pairedLocale(page)
  const t = wordsOf(locale, 'blog')
  const all = await postPaths(request, locale)
  const cards = page.getByRole('main').getByRole('article')
  const more = page.getByRole('link', { name: containing(t('more')) })

  await visit(page, href('blog', locale))
  await expect(cards).toHaveCount(perPage)
  const first = await cards.nth(0).boundingBox()
  const second = await cards.nth(1).boundingBox()
  expect(first?.height ?? 0).toBeGreaterThan((second?.height ?? 0) * 1.5)
  const days = await cards
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(days).toEqual(days.toSorted().reverse())
  expect(days[0] && days[0] <= guatemalaDay()).toBe(true)
  await expectAccessible(page)

  await more.scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/[?&]page=2\b/)
  await expect(cards).toHaveCount(2 * perPage)
  await page.reload()
  await whenAlive(page)
  await expect(cards).toHaveCount(2 * perPage)
  await more.scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(all.length)
  await expect(more).toHaveCount(0)
})

test.describe('while the next posts cannot be had @desktop', () => {
  test.use({ answeredWith: [503] })

  test('those on screen stay, and the link leads on later', async ({ page }) => {
    const locale = pairedLocale(page)
    const cards = page.getByRole('main').getByRole('article')
    const more = page.getByRole('link', { name: containing(wordsOf(locale, 'blog')('more')) })
    const nextPosts = /\.data\?.*\bpage=2\b/

    await page.route(nextPosts, (route) => route.fulfill({ status: 503 }))
    await visit(page, href('blog', locale))
    const failed = page.waitForResponse(nextPosts)
    await more.scrollIntoViewIfNeeded()
    await failed
    await expect(more.locator('..')).toHaveAttribute('aria-busy', 'false')
    await expect(cards).toHaveCount(perPage)
    await expect(page).toHaveURL(href('blog', locale))

    await page.unroute(nextPosts)
    await more.click()
    await expect(cards).toHaveCount(2 * perPage)
  })
})

test('a subject has a list of its own, in the other language too; an unknown one leads to all @desktop', async ({
  page,
}) => {
  const locale = pairedLocale(page)
  const other = otherLocale(locale)
  const t = wordsOf(locale, 'blog')
  const subjects = { en: 'Food and coffee', es: 'Comida y café' }
  const slugs = { en: 'food-and-coffee', es: 'comida-y-cafe' }
  const empty = { en: 'No results', es: 'No hay resultados' }

  await visit(page, href('blog', locale))
  const subject = page.getByRole('link', { name: subjects[locale], exact: true })
  await subject.click()
  await expect(page).toHaveURL(href('blog', locale, {}, `category=${slugs[locale]}`))
  await expect(subject).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('region', { name: subjects[locale] })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)

  await header(page, locale).switchLanguage(other)
  await expect(page).toHaveURL(href('blog', other, {}, `category=${slugs[other]}`))

  await page.goto(href('blog', locale, {}, 'category=none'))
  await expect(page).toHaveURL(href('blog', locale))
  await page.goto(href('blog', locale, {}, 'page=900'))
  await expect(page.getByRole('heading', { name: empty[locale] })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('backToBlog') })).toBeVisible()
})

const postingSchema = z.object({
  '@type': z.literal('BlogPosting'),
  headline: z.string(),
  url: z.url(),
  datePublished: z.iso.date(),
  author: z.object({ name: z.string() }),
  timeRequired: z.string(),
})

test('a post is read, shared, copied and followed by others, and leads to its translation', async ({
  page,
  context,
  request,
}) => {
  const locale = pairedLocale(page)
  const other = otherLocale(locale)
  const t = wordsOf(locale, 'blog')
  const layout = wordsOf(locale, 'layout')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await visit(page, href('blog', locale))
  const card = page.getByRole('main').getByRole('article').nth(1)
  const link = card.getByRole('link')
  const name = (await link.textContent()) ?? ''
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expectAccessible(page)

  const html = await (await request.get(path)).text()
  const { structuredData, alternates } = readHead(html)
  const posting = postingSchema.parse(
    structuredData.find((data) => postingSchema.safeParse(data).success),
  )
  expect(posting.headline).toBe(name)
  expect(new URL(posting.url).pathname).toBe(path)
  expect(html).toContain('property="og:type" content="article"')
  const main = page.getByRole('main')
  await expect(main).toContainText(t('by', { name: posting.author.name }))
  await expect(main).toContainText(
    t('minutes', { count: Number(/\d+/.exec(posting.timeRequired)) }),
  )
  await expect(main.locator('time').first()).toHaveAttribute('datetime', posting.datePublished)

  for (const network of ['Facebook', 'WhatsApp', 'Twitter', 'LinkedIn']) {
    const share = page.getByRole('link', { name: containing(layout('shareOn', { network })) })
    const address = decodeURIComponent((await share.getAttribute('href')) ?? '')
    expect(address).toContain(path)
    await expect(share).toHaveAttribute('target', '_blank')
  }
  await page.getByRole('button', { name: layout('copyLink') }).click()
  await expect(page.getByRole('button', { name: layout('copied'), exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(path)
  await expect(page.getByRole('button', { name: layout('copyLink') })).toBeVisible()

  const others = page.getByRole('region', { name: t('related') }).getByRole('article')
  await expect(others).toHaveCount(3)
  await page
    .getByRole('navigation', { name: t('neighbours') })
    .getByRole('link')
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

  const translation = new URL(alternates[other] ?? '').pathname
  expect(findPage(translation)?.params).not.toEqual(findPage(path)?.params)
  await header(page, locale).switchLanguage(other)
  await expect(page).toHaveURL(translation)
})

test.describe('without script @phone', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog pages on by its link, and a post is read and shared', async ({ page }) => {
    const locale = pairedLocale(page)
    const layout = wordsOf(locale, 'layout')
    await page.goto(href('blog', locale))
    await page.getByRole('link', { name: containing(wordsOf(locale, 'blog')('more')) }).click()
    await expect(page).toHaveURL(/[?&]page=2\b/)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(2 * perPage)
    await cards.last().getByRole('link').click()
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
    const share = page.getByRole('link', {
      name: containing(layout('shareOn', { network: 'Facebook' })),
    })
    await expect(share).toBeVisible()
    await expect(page.getByRole('button', { name: layout('copyLink') })).toBeHidden()
  })
})

test('a post is nowhere before its day @desktop', async ({ request }) => {
  const slugs = { en: 'chocolate-where-it-was-money', es: 'el-chocolate-donde-fue-moneda' }
  for (const locale of locales) {
    const slug = slugs[locale]
    expect((await request.get(href('blogPost', locale, { slug }))).status()).toBe(404)
    expect(await postPaths(request, locale)).not.toContain(href('blogPost', locale, { slug }))
    expect(await (await request.get(href('blog', locale, {}, 'page=9'))).text()).not.toContain(slug)
  }
})

test('the slug of the other language leads to the post, and the feeds to the newest @desktop', async ({
  request,
}) => {
  for (const locale of locales) {
    const [path = ''] = await postPaths(request, otherLocale(locale))
    const { params } = findPage(path) ?? { params: {} }
    const answer = await request.get(href('blogPost', locale, params), { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(await postPaths(request, locale)).toContain(answer.headers().location)

    const feed = await request.get(
      `/${resources[locale === 'en' ? 'blogFeedEn' : 'blogFeedEs'].path}`,
    )
    expect(feed.headers()['content-type']).toContain('application/rss+xml')
    const links = [...(await feed.text()).matchAll(/<item>.*?<link>(.*?)<\/link>/g)]
    expect(links).toHaveLength(20)
    const list = await (await request.get(href('blog', locale))).text()
    expect(list).toContain(`href="${new URL(links[0]?.[1] ?? '').pathname}"`)
  }
})
