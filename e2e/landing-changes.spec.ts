import { href } from '~/routing/href'
import { resources } from '~/routing/table'
import { landingPath, landingSlug } from './support/landings'
import { signInAsMarketer } from './support/landing-editor'
import { cmsAccount } from './support/stack'
import { expect, test } from './support/test'
import { warmUp } from './support/watch-page'

test.describe.configure({ mode: 'serial' })

type Marketer = Awaited<ReturnType<typeof signInAsMarketer>>

let marketer: Marketer
let landing: string

const path = landingPath('weddings', 'en')
const slug = landingSlug('weddings', 'en')

test.beforeAll(async () => {
  marketer = await signInAsMarketer(cmsAccount())
  landing = await marketer.findLanding(slug, 'en')
})

test.describe('an offer with an end', () => {
  test.afterAll(() => marketer.publishLanding(landing, 'en', { finishDate: null }))

  test('is over at its very moment, without anybody pressing a button', async ({ request }) => {
    const sitemap = `/${resources.sitemap.path}`
    expect(await warmUp(request, sitemap)).toContain(`${path}</loc>`)
    await warmUp(request, path)
    const end = Date.now() + 9000
    await marketer.publishLanding(landing, 'en', { finishDate: new Date(end).toISOString() })

    const statuses = new Map<'before' | 'after', Set<number>>([
      ['before', new Set()],
      ['after', new Set()],
    ])
    await expect
      .poll(
        async () => {
          const asked = Date.now()
          const status = (await request.get(path)).status()
          // What was under way at that moment may have been either.
          if (Date.now() <= end) statuses.get('before')?.add(status)
          else if (asked > end) statuses.get('after')?.add(status)
          return asked > end ? status : 'not over yet'
        },
        { timeout: 20_000, intervals: [100] },
      )
      .toBe(410)
    expect([...(statuses.get('before') ?? [])]).toEqual([200])
    expect([...(statuses.get('after') ?? [])]).toEqual([410])
    await expect
      .poll(async () => (await request.get(sitemap)).text())
      .not.toContain(`${path}</loc>`)
  })
})

test.describe('an offer under a new name', () => {
  const renamed = 'weddings-with-all-the-keys'

  test.afterAll(() => marketer.publishLanding(landing, 'en', { slug }))

  test('is found under the old one as well', async ({ request }) => {
    await warmUp(request, path)
    await marketer.publishLanding(landing, 'en', { slug: renamed })
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
