import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { readHead } from './support/head'
import { landingPath, landingSlug } from './support/landings'
import { expect, test } from './support/test'
import { inLanguage } from './support/words'

const noRedirects = { maxRedirects: 0 }

test('a landing that is over is gone, one that never was is not found', async ({ request }) => {
  for (const locale of locales) {
    const over = await request.get(landingPath('over', locale))
    expect(over.status()).toBe(410)
    const unknown = await request.get(href('landingPage', locale, { slug: 'never-was' }))
    expect(unknown.status()).toBe(404)
    const products = await request.get(href('landingProduct', locale, { slug: 'never-was' }))
    expect(products.status()).toBe(404)
    for (const answer of [over, unknown, products]) {
      const html = await answer.text()
      expect(html).toContain('Publicacion Ya No Disponible')
      expect(readHead(html).robots).toContain('noindex')
    }
  }
})

test('an address with the slug of the other language leads to the right one, with its query', async ({
  request,
}) => {
  for (const landing of ['offer', 'products', 'farm'] as const) {
    const page = landing === 'offer' ? 'landingPage' : 'landingProduct'
    const spanish = landingPath(landing, 'es')
    const wrong = [
      href(page, 'es', { slug: landingSlug(landing, 'en') }),
      href(page, 'en', { slug: landingSlug(landing, 'es') }),
    ]
    for (const path of wrong) {
      const answer = await request.get(`${path}?utm_source=flyer&menu=none`, noRedirects)
      expect([answer.status(), answer.headers().location], path).toEqual([
        301,
        `${spanish}?menu=none&utm_source=flyer`,
      ])
    }
  }
})

test('a redirect of an editor takes the query along', async ({ request }) => {
  const answer = await request.get('/oferta-verde/?utm_source=flyer', noRedirects)
  const location = answer.headers().location ?? ''
  const next = answer.status() === 308 ? await request.get(location, noRedirects) : answer
  expect([next.status(), next.headers().location]).toEqual([
    301,
    `${landingPath('offer', 'es')}?utm_source=flyer`,
  ])
})

for (const locale of locales) {
  test(`the price bands lead where the specification says, ${inLanguage[locale]}`, async ({
    request,
  }) => {
    const html = await (await request.get(href('landingPrices', locale))).text()
    const list = href('vacationRentals', locale)
    const links = [...html.matchAll(/href="([^"]*minPrice=[^"]*)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    )
    const bands = [
      'minPrice=50&maxPrice=150&currency=USD',
      'minPrice=390&maxPrice=1170&currency=GTQ',
      'minPrice=150&maxPrice=300&currency=USD',
      'minPrice=1170&maxPrice=2340&currency=GTQ',
      'minPrice=300&maxPrice=500&currency=USD',
      'minPrice=2340&maxPrice=3900&currency=GTQ',
      'minPrice=500&maxPrice=1500&currency=USD',
      'minPrice=3900&maxPrice=11700&currency=GTQ',
    ]
    const fixed = 'product=1&location=antigua-guatemala&results=12&capacity=1'
    const expected = bands.map((band) => `${list}?${fixed}&${band}&sort=2`)
    expect(links).toEqual(expected)
    for (const link of [links[0], links.at(-1)]) {
      expect((await request.get(link ?? '')).status()).toBe(200)
    }
  })

  test(`landings tell search engines what they show, ${inLanguage[locale]}`, async ({
    request,
  }) => {
    const typesOf = async (path: string) => {
      const { structuredData } = readHead(await (await request.get(path)).text())
      return structuredData.map((data) => JSON.stringify(data).match(/"@type":"(\w+)"/)?.[1])
    }
    expect(await typesOf(landingPath('offer', locale))).toEqual(['BreadcrumbList'])
    expect(await typesOf(landingPath('products', locale))).toEqual(['BreadcrumbList', 'ItemList'])
    expect(await typesOf(landingPath('blocks', locale))).toEqual(['BreadcrumbList', 'FAQPage'])
  })

  test(`the page behind advertisements is the same for every country, ${inLanguage[locale]}`, async ({
    request,
  }) => {
    const path = href('landingOffers', locale)
    const page = await (await request.get(path)).text()
    expect(await (await request.get(`${path}?country=SV`)).text()).toBe(page)
    expect(page).toContain('data-for-country="SV"')
  })
}
