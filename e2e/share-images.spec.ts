import sharp from 'sharp'
import { locales } from '~content/locale'
import { landingPath } from './support/landings'
import { expect, test } from './support/test'

/** Posts, landings, rentals and lists, by their English address. */
const addresses = [
  '/blog/in-praise-of-the-rainy-season',
  '/es/blog/elogio-del-invierno',
  '/landing-prices/vacation-rentals',
  '/es/landing-offers/casas-vacacionales',
  '/vacation-rentals',
  '/es/casas-vacacionales/guatemala/sacatepequez/antigua-guatemala',
  '/newsletter/the-first-rain',
  '/es/cartas/la-primera-lluvia',
]

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

for (const address of addresses) {
  test(`${address} names an image of its own, which browsers keep`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const image = new URL(contentOf(html, 'og:image'))
    expect(image.pathname).toMatch(/^\/share\/[\w-]+\.[\w-]+\.jpg$/)
    expect(contentOf(html, 'og:image:width')).toBe('1200')
    expect(contentOf(html, 'og:image:height')).toBe('630')
    expect(contentOf(html, 'og:image:alt')).not.toBe('')
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
    const answer = await request.get(image.pathname)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toContain('immutable')
    const { format, width, height } = await sharp(await answer.body()).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  })
}

test('the image of an offer says until when it counts', async ({ request }) => {
  for (const [locale, words] of [
    ['en', /^Until /],
    ['es', /^Hasta el /],
  ] as const) {
    const html = await (await request.get(landingPath('offer', locale))).text()
    const [facts = ''] =
      new URL(contentOf(html, 'og:image')).pathname.split('/').at(-1)?.split('.') ?? []
    expect(JSON.parse(Buffer.from(facts, 'base64url').toString())).toMatchObject({
      under: expect.stringMatching(words),
    })
  }
})

test('an address that nobody here has made draws nothing', async ({ request }) => {
  const html = await (await request.get('/blog/in-praise-of-the-rainy-season')).text()
  const { pathname } = new URL(contentOf(html, 'og:image'))
  for (const forged of [pathname.replace('/share/', '/share/x'), '/share/x.y.jpg', '/share/x']) {
    expect((await request.get(forged)).status()).toBe(404)
  }
})

test('a home page keeps the picture that its editors chose', async ({ request }) => {
  for (const locale of locales) {
    const html = await (await request.get(locale === 'en' ? '/' : '/es')).text()
    expect(contentOf(html, 'og:image')).toContain('/pictures/')
  }
})
