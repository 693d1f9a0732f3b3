import * as z from 'zod'
import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { readHead } from './support/head'
import { inParallel } from './support/in-parallel'
import { readSitemap } from './support/sitemap'
import { expect, test } from './support/test'

const atOnce = 8

test('every address of the sitemap answers, is canonical and knows its translations', async ({
  request,
}) => {
  const urls = await readSitemap(request)
  const listed = new Map(urls.map((url) => [url.address, url]))
  expect(listed.size).toBe(urls.length)
  expect(urls.length).toBeGreaterThan(300)
  for (const locale of locales) {
    expect(urls.map(({ path }) => path)).toContain(href('favorites', locale))
  }

  const faults: string[] = []
  await inParallel(urls, atOnce, async ({ address, path, alternates }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    if (response.status() !== 200) return void faults.push(`${path} answers ${response.status()}`)
    const head = readHead(await response.text())
    if (head.canonical !== address) faults.push(`${path} is canonical as ${head.canonical}`)
    if (head.robots?.includes('noindex')) faults.push(`${path} is kept from search engines`)
    if (JSON.stringify(head.alternates) !== JSON.stringify(alternates)) {
      faults.push(`${path} names other translations than the sitemap`)
    }
    if (!head.lang || alternates[head.lang] !== address) {
      faults.push(`${path} is not its own alternate in ${head.lang}`)
    }
    for (const translation of Object.values(alternates)) {
      const back = listed.get(translation)
      if (JSON.stringify(back?.alternates) !== JSON.stringify(alternates)) {
        faults.push(`${translation} does not name ${path}`)
      }
    }
  })
  expect(faults).toEqual([])
})

test('robots.txt lets everybody in and names the sitemap', async ({ request }) => {
  const [first] = await readSitemap(request)
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain('User-agent: *')
  expect(text).not.toMatch(/^Disallow: \/$/m)
  expect(text).toContain(`Sitemap: ${new URL('/sitemap.xml', first?.address).href}`)
})

test('the sitemap can be read file by file, and has no other files', async ({ request }) => {
  const whole = await (await request.get('/sitemap.xml')).text()
  expect(await (await request.get('/sitemap.xml?part=1')).text()).toBe(whole)
  for (const query of ['part=2', 'part=01', 'part=1&part=1']) {
    expect((await request.get(`/sitemap.xml?${query}`)).status(), query).toBe(404)
  }
})

const offerSchema = z.object({
  price: z.number().optional(),
  priceCurrency: z.string().optional(),
  priceSpecification: z.object({ price: z.number(), priceCurrency: z.string() }).optional(),
})
const placeSchema = z.object({
  '@type': z.enum(['VacationRental', 'RealEstateListing']),
  name: z.string(),
  url: z.url(),
  address: z.object({ addressLocality: z.string(), addressRegion: z.string() }).optional(),
  mainEntity: z
    .object({ address: z.object({ addressLocality: z.string(), addressRegion: z.string() }) })
    .optional(),
  makesOffer: offerSchema.optional(),
  offers: offerSchema.optional(),
})

test('what search engines are told of a place is what its page shows', async ({
  page,
  request,
}) => {
  const details = (await readSitemap(request)).filter(({ path }) => isDetail(path))
  const sample = details.filter((_, index) => index % Math.ceil(details.length / 12) === 0)
  expect(sample.length).toBeGreaterThan(5)
  for (const { path, address } of sample) {
    await page.goto(path)
    const { structuredData } = readHead(await (await request.get(path)).text())
    const place = placeSchema.parse(
      structuredData.find((data) => placeSchema.safeParse(data).success),
    )
    expect(place.url).toBe(address)
    await expect(
      page.getByRole('heading', { level: 1, name: place.name, exact: true }),
    ).toBeVisible()
    const town = place.address ?? place.mainEntity?.address
    await expect(page.getByRole('main')).toContainText(town?.addressLocality ?? '-')
    await expect(page.getByRole('main')).toContainText(town?.addressRegion ?? '-')

    const offer = place.makesOffer ?? place.offers
    const price = offer?.priceSpecification ?? offer
    const panel = page.getByRole('complementary')
    if (price?.price === undefined) {
      await expect(panel).toContainText(/Price on request|Precio a consultar/)
    } else {
      expect(price.priceCurrency).toBe('USD')
      await expect(panel).toContainText(`$${price.price.toLocaleString('en-US')}`)
    }
  }
})

test('the breadcrumb for search engines is the one on the page', async ({ page, request }) => {
  const urls = await readSitemap(request)
  const town = urls.find(({ path }) => /^\/vacation-rentals\/guatemala\/[^/]+\/[^/]+$/.test(path))
  const { path } = town ?? { path: '' }
  await page.goto(path)
  const schema = z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.url() })),
  })
  const { structuredData } = readHead(await (await request.get(path)).text())
  const trail = schema.parse(structuredData.find((data) => schema.safeParse(data).success))
  const shown = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')
  await expect(shown).toHaveText(trail.itemListElement.map(({ name }) => name))
})

function isDetail(path: string): boolean {
  const parts = path
    .replace(/^\/es\//, '/')
    .split('/')
    .filter(Boolean)
  return parts.length === 5
}
