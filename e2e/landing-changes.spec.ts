import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { landingPath, landingSlug } from './support/landings'
import { signInAsMarketer } from './support/landing-editor'
import { hasEnd, publishAhead } from './support/publish-ahead'
import { cmsAccount } from './support/stack'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { waitForChange, warmUp } from './support/watch-page'

test.describe.configure({ mode: 'serial' })

type Marketer = Awaited<ReturnType<typeof signInAsMarketer>>

let marketer: Marketer
let landing: string

const path = landingPath('weddings', 'en')
const slug = landingSlug('weddings', 'en')

test.beforeAll(async () => {
  marketer = await signInAsMarketer(cmsAccount())
  landing = await marketer.find('landing-page', slug, 'en')
})

test.describe('an offer with an end', () => {
  test.afterAll(() => marketer.publish('landing-page', landing, 'en', { finishDate: null }))

  test('is over at its very moment, without anybody pressing a button', async ({ request }) => {
    const sitemap = `/${resources.sitemap.path}`
    expect(await warmUp(request, sitemap)).toContain(`${path}</loc>`)
    await warmUp(request, path)
    const end = await publishAhead(
      (finishDate) => marketer.publish('landing-page', landing, 'en', { finishDate }),
      async () => {
        const answer = await request.get(path)
        return answer.status() === 200 && hasEnd(answer.headers())
      },
    )

    const statuses = new Map<'before' | 'after', Set<number>>([
      ['before', new Set()],
      ['after', new Set()],
    ])
    await expect
      .poll(
        async () => {
          const requested = Date.now()
          const status = (await request.get(path)).status()
          // What was under way at that moment may have been either.
          if (Date.now() <= end) statuses.get('before')?.add(status)
          else if (requested > end) statuses.get('after')?.add(status)
          return requested > end ? status : 'not over yet'
        },
        { intervals: [100] },
      )
      .toBe(410)
    expect([...(statuses.get('before') ?? [])]).toEqual([200])
    expect([...(statuses.get('after') ?? [])]).toEqual([410])
    await expect
      .poll(async () => (await request.get(sitemap)).text())
      .not.toContain(`${path}</loc>`)
  })
})

test.describe('an offer for later', () => {
  test.afterAll(() => marketer.publish('landing-page', landing, 'en', { startDate: null }))

  test('is not there before its moment, and appears by itself', async ({ request }) => {
    const sitemap = `/${resources.sitemap.path}`
    await warmUp(request, path)
    const isListed = async () =>
      (await (await request.get(sitemap)).text()).includes(`${path}</loc>`)
    const start = await publishAhead(
      (startDate) => marketer.publish('landing-page', landing, 'en', { startDate }),
      async () => (await request.get(path)).status() === 404 && !(await isListed()),
    )
    await expect
      .poll(async () => (await request.get(path)).status(), { intervals: [100] })
      .toBe(200)
    expect(Date.now()).toBeGreaterThanOrEqual(start)
    await expect.poll(isListed).toBe(true)
  })
})

test.describe('an offer with one more block', () => {
  const offer = landingPath('offer', 'en')
  let edited: string

  test.beforeAll(async () => {
    edited = await marketer.find('landing-page', landingSlug('offer', 'en'), 'en')
  })
  test.afterAll(() => marketer.publish('landing-page', edited, 'en', { blocks: [] }))

  test('keeps its title, sentence, picture and form', async ({ page, request }) => {
    await warmUp(request, offer)
    const block = { __component: 'blocks.rich-text', title: 'More', markdown: 'Bring a *hat*.' }
    await marketer.publish('landing-page', edited, 'en', { blocks: [block] })
    await waitForChange(request, offer, ({ html }) => html.includes('Bring a <em>hat</em>.'))
    await visit(page, offer)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Three nights for the price of two',
    )
    await expect(main.getByText('In twelve houses in and around Antigua')).toBeVisible()
    await expect(main.getByText('The third night is ours')).toBeVisible()
    await expect(main.getByRole('heading', { level: 2, name: 'More' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send me the free houses' })).toBeVisible()

    // A block of a kind of its own stands in for that kind alone.
    const hero = { __component: 'blocks.hero', title: 'Only in May', alt: 'A garden' }
    const { id: picture } = await marketer.somePicture()
    await marketer.publish('landing-page', edited, 'en', { blocks: [{ ...hero, picture }, block] })
    await waitForChange(request, offer, ({ html }) => html.includes('Only in May'))
    await visit(page, offer)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Only in May')
    await expect(main.getByText('In twelve houses in and around Antigua')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send me the free houses' })).toBeVisible()
  })
})

test('a picture that the panel writes into a post is shown in it', async ({ page, request }) => {
  const slug = 'a-week-in-xela'
  const post = await marketer.find('blog-post', slug, 'en')
  const before = await marketer.textOf('blog-post', post, 'en', 'description')
  const { address } = await marketer.somePicture()
  const description = `${before}\n\n![A quiet court](${address})\n\n![Elsewhere](https://elsewhere.example/a.png)`
  const path = href('blogPost', 'en', { slug })
  await warmUp(request, path)
  await marketer.publish('blog-post', post, 'en', { description })
  try {
    await waitForChange(request, path, ({ html }) => html.includes('A quiet court'))
    await visit(page, path)
    const picture = page.getByRole('img', { name: 'A quiet court' })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
      '/pictures/',
    )
    expect(await page.content()).not.toContain('elsewhere.example')
  } finally {
    await marketer.publish('blog-post', post, 'en', { description: before })
  }
})

test.describe('an offer under a new name', () => {
  const renamed = 'weddings-with-all-the-keys'

  test.afterAll(() => marketer.publish('landing-page', landing, 'en', { slug }))

  test('is found under the old one as well', async ({ request }) => {
    await warmUp(request, path)
    await marketer.publish('landing-page', landing, 'en', { slug: renamed })
    const present = href('landingPage', 'en', { slug: renamed })
    await expect.poll(async () => (await request.get(path, { maxRedirects: 0 })).status()).toBe(301)
    const old = await request.get(`${path}?utm_source=mail`, { maxRedirects: 0 })
    expect(old.headers().location).toBe(`${present}?utm_source=mail`)
    expect((await request.get(present)).status()).toBe(200)
  })
})

test('a redirect works as soon as an editor has made it, and ends with it', async ({ request }) => {
  const from = '/wedding-fair'
  expect((await request.get(from)).status()).toBe(404)
  const redirect = await marketer.addRedirect(from, path)
  const statusOf = async () => (await request.get(from, { maxRedirects: 0 })).status()
  await expect.poll(statusOf).toBe(301)
  await marketer.removeRedirect(redirect)
  await expect.poll(statusOf).toBe(404)
})
