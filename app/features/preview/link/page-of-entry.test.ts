import { expect, it } from 'vitest'
import { locales } from '~content/locale'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { href } from '~/routing/href'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { pageOfEntry } from './page-of-entry'
import type { Previewed } from '../previewed-entry'

const catalogue = buildCatalogue(demoCatalogue('2026-11-21'))
const [rental] = catalogue.rentals.values()

/** An entry as far as its address goes. */
const entry = (uid: Previewed['uid'], fields: object = {}) =>
  ({ uid, entry: fields }) as unknown as Previewed

function pathsOf(previewed: Previewed): string[] {
  const found = pageOfEntry(previewed, () => catalogue)
  return locales.map((locale) =>
    found ? href(found.page, locale, found.params, found.search) : 'none',
  )
}

it.each([
  ['api::home-page.home-page', {}, '/', '/es'],
  ['api::menu.menu', {}, '/', '/es'],
  ['api::site-setting.site-setting', {}, '/', '/es'],
  ['api::newsletter-issue.newsletter-issue', { slug: 'x' }, '/newsletter/x', '/es/cartas/x'],
  ['api::about-us.about-us', {}, '/about-us', '/es/sobre-nosotros'],
  ['api::job-area.job-area', {}, '/about-us', '/es/sobre-nosotros'],
  ['api::blog-post.blog-post', { slug: 'x' }, '/blog/x', '/es/blog/x'],
  ['api::career.career', { slug: 'x' }, '/career/x', '/es/empleo/x'],
  ['api::landing-page.landing-page', { slug: 'x' }, '/landing-page/x', '/es/landing-page/x'],
  [
    'api::landing-page-with-product.landing-page-with-product',
    { slug: 'x' },
    '/landing-product/x',
    '/es/landing-product/x',
  ],
  [
    'api::landing-offer.landing-offer',
    {},
    '/landing-offers/vacation-rentals',
    '/es/landing-offers/casas-vacacionales',
  ],
  [
    'api::landing-price.landing-price',
    {},
    '/landing-prices/vacation-rentals',
    '/es/landing-prices/casas-vacacionales',
  ],
  ['api::list-with-us.list-with-us', {}, '/list-with-us', '/es/unete-a-nosotros'],
  ['api::referral-plan.referral-plan', {}, '/referral-plan', '/es/plan-de-referidos'],
  ['api::inquiry-page.inquiry-page', {}, '/inquire-now', '/es/consultar-ahora'],
  [
    'api::listing-section.listing-section',
    { key: 'hotels' },
    '/rent-a-hotel',
    '/es/renta-un-hotel',
  ],
  ['api::faq.faq', {}, '/renty', '/es/renty'],
  [
    'api::confirmation-text.confirmation-text',
    { key: 'career' },
    '/confirmation/career',
    '/es/confirmation/career',
  ],
  [
    'api::confirmation-text.confirmation-text',
    { key: 'list-with-us' },
    '/confirmation/list-with-us',
    '/es/confirmation/list-with-us',
  ],
  [
    'api::confirmation-text.confirmation-text',
    { key: 'subscribe' },
    '/confirmation/subscribe',
    '/es/confirmation/subscribe',
  ],
  [
    'api::confirmation-text.confirmation-text',
    { key: 'top-listing' },
    '/confirmation/landing-page?topListing=true',
    '/es/confirmation/landing-page?topListing=true',
  ],
] as const)('visitors meet %s %j at %s and %s', (uid, fields, en, es) => {
  expect(pathsOf(entry(uid, fields))).toEqual([en, es])
})

it('finds a rental by its section and town, and none where nobody chose a town', () => {
  if (!rental) throw new Error('The demo content has no rental')
  const town = catalogue.towns.get(rental.townId)
  const paths = pathsOf({ uid: 'api::rental.rental', entry: rental })
  expect(paths[0]).toMatch(new RegExp(`/guatemala/[a-z-]+/${town?.slug}/${rental.slug}$`))
  const unplaced = { ...rental, townId: 'nowhere' }
  expect(pageOfEntry({ uid: 'api::rental.rental', entry: unplaced }, () => catalogue)).toBeNull()
})
