import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { previewLinkOf } from './support/drafts'
import { signInAsMarketer } from './support/landing-editor'
import { landingPath, landingSlug } from './support/landings'
import { hasEnd, publishAhead } from './support/publish-ahead'
import { cmsAccount } from './support/stack'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { waitForChange, warmUp } from './support/watch-page'

test.describe.configure({ mode: 'serial' })

let marketer: Awaited<ReturnType<typeof signInAsMarketer>>

test.beforeAll(async () => {
  marketer = await signInAsMarketer(cmsAccount())
})

const entriesSchema = z.array(z.looseObject({ label: z.string() }))
const home = href('home', 'es')

test('a menu is seen in its preview, and on every page once it is published', async ({
  page,
  request,
}) => {
  const { sections: given } = await marketer.readSingle('menu', 'es')
  const sections = entriesSchema.parse(given)
  const label = 'Estancias de prueba'
  const changed = sections.map((entry, index) => (index === 0 ? { ...entry, label } : entry))
  const other = href('blog', 'es')
  for (const path of [home, other]) expect(await warmUp(request, path)).not.toContain(label)

  await marketer.saveSingle('menu', 'es', { sections: changed })
  try {
    await visit(page, await previewLinkOf({ uid: 'api::menu.menu', locale: 'es' }))
    await expect(page.getByRole('link', { name: label }).first()).toBeVisible()
    // The draft changes nothing, however long one waits.
    await pause(1000)
    for (const path of [home, other]) {
      expect(await (await request.get(path)).text()).not.toContain(label)
    }
    await marketer.publishSingle('menu', 'es')
    for (const path of [home, other]) {
      await waitForChange(request, path, ({ html }) => html.includes(label))
    }
    expect(await (await request.get(href('home', 'en'))).text()).not.toContain(label)
  } finally {
    await marketer.saveSingle('menu', 'es', { sections })
    await marketer.publishSingle('menu', 'es')
  }
})

test('site settings are seen in their preview before anybody else sees them', async ({
  page,
  request,
}) => {
  const { footerText: given } = await marketer.readSingle('site-setting', 'es')
  const footerText = z.string().parse(given)
  const changed = 'Casas con nombre propio, de prueba.'
  await warmUp(request, home)
  await marketer.saveSingle('site-setting', 'es', { footerText: changed })
  try {
    await visit(page, await previewLinkOf({ uid: 'api::site-setting.site-setting', locale: 'es' }))
    await expect(page.getByRole('contentinfo')).toContainText(changed)
    await pause(1000)
    expect(await (await request.get(home)).text()).not.toContain(changed)
    await marketer.publishSingle('site-setting', 'es')
    await waitForChange(request, home, ({ html }) => html.includes(changed))
  } finally {
    await marketer.saveSingle('site-setting', 'es', { footerText })
    await marketer.publishSingle('site-setting', 'es')
  }
})

test('the page behind advertisements appears and ends by itself, in both languages', async ({
  request,
}) => {
  const paths = locales.map((locale) => href('landingOffers', locale))
  const answers = () => Promise.all(paths.map((path) => request.get(path)))
  const statuses = async () => (await answers()).map((answer) => answer.status())
  const schedule = async (dates: { startDate: Date | null; endDate: Date | null }) => {
    await marketer.saveSingle('landing-offer', 'en', dates)
    await marketer.publishSingle('landing-offer', 'en')
  }
  expect(await statuses()).toEqual([200, 200])
  try {
    const start = await publishAhead(
      (startDate) => schedule({ startDate, endDate: null }),
      async () => (await statuses()).every((status) => status === 404),
    )
    await expect.poll(statuses, { intervals: [100] }).toEqual([200, 200])
    expect(Date.now()).toBeGreaterThanOrEqual(start)

    const end = await publishAhead(
      (endDate) => schedule({ startDate: null, endDate }),
      async () => (await answers()).every((one) => one.status() === 200 && hasEnd(one.headers())),
    )
    await expect.poll(statuses, { intervals: [100] }).toEqual([410, 410])
    expect(Date.now()).toBeGreaterThanOrEqual(end)
  } finally {
    await schedule({ startDate: null, endDate: null })
  }
  await expect.poll(statuses).toEqual([200, 200])
})

test('a former address leads where an editor sends it', async ({ request }) => {
  const slug = landingSlug('weddings', 'en')
  const path = landingPath('weddings', 'en')
  const landing = await marketer.find('landing-page', slug, 'en')
  const renamed = 'weddings-under-the-volcano'
  const whereTo = async () => {
    const answer = await request.get(`${path}?utm_source=mail`, { maxRedirects: 0 })
    return `${answer.status()} ${answer.headers().location}`
  }
  await marketer.publish('landing-page', landing, 'en', { slug: renamed })
  try {
    const present = href('landingPage', 'en', { slug: renamed })
    await expect.poll(whereTo).toBe(`301 ${present}?utm_source=mail`)
    const target = href('aboutUs', 'en')
    await marketer.sendFormerAddress(slug, target)
    await expect.poll(whereTo).toBe(`301 ${target}?utm_source=mail`)
    expect((await request.get(present)).status()).toBe(200)
  } finally {
    await marketer.publish('landing-page', landing, 'en', { slug })
  }
  await expect.poll(async () => (await request.get(path, { maxRedirects: 0 })).status()).toBe(200)
})
