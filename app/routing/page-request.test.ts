import { expect, test } from 'vitest'
import { resolvePageRequest } from './page-request'

test('the key holds declared parameters in fixed order and nothing else', () => {
  const one = resolvePageRequest('/vacation-rentals', '?utm_source=x&sort=2&bedroom=3')
  const other = resolvePageRequest('/vacation-rentals', '?bedroom=3&fbclid=1&sort=2')
  expect(one).toEqual({ key: '/vacation-rentals?bedroom=3&sort=2', policy: 'stored' })
  expect(other).toEqual(one)
})

test('empty parameters, as a form without script sends them, change nothing', () => {
  expect(resolvePageRequest('/es/casas-vacacionales', '?bedroom=&checkIn=')?.key).toBe(
    '/es/casas-vacacionales',
  )
})

test("a stay is part of a detail page's key, currency and payment method are not", () => {
  const path = '/unique-stays/guatemala/peten/flores/dome'
  expect(resolvePageRequest(path, '?currency=GTQ&adult=4&paymentMethod=card')?.key).toBe(
    `${path}?adult=4`,
  )
})

test('a detail page that is asked for a quote is made for that visitor alone', () => {
  const path = '/es/estadias-unicas/guatemala/peten/flores/domo'
  const requested = '?quote=1&checkIn=2027-01-02&checkOut=2027-01-05'
  expect(resolvePageRequest(path, requested)?.policy).toBe('never')
  expect(resolvePageRequest(`${path}.data`, requested)?.policy).toBe('never')
  expect(resolvePageRequest(path, '?checkIn=2027-01-02')?.policy).toBe('transient')
  expect(resolvePageRequest('/vacation-rentals', '?quote=1')?.policy).toBe('stored')
})

test('free combinations are kept for a short time only', () => {
  const month = '?stay=week&month=2027-02'
  expect(resolvePageRequest('/vacation-rentals', month)?.policy).toBe('transient')
  expect(
    resolvePageRequest('/vacation-rentals', '?checkIn=2027-01-02&checkOut=2027-01-05'),
  ).toEqual({
    key: '/vacation-rentals?checkIn=2027-01-02&checkOut=2027-01-05',
    policy: 'transient',
  })
})

test('invented values are kept for a short time only', () => {
  const policy = (search: string) => resolvePageRequest('/vacation-rentals', search)?.policy
  expect(policy('?menu=none&landing=true')).toBe('stored')
  expect(policy('?location=antigua-guatemala,panajachel')).toBe('stored')
  expect(policy('?menu=x1')).toBe('transient')
  expect(policy('?landing=2')).toBe('transient')
  expect(policy(`?kind=${'a'.repeat(121)}`)).toBe('transient')
  expect(policy('?kind=%3Cb%3E')).toBe('transient')
})

test('a path that is spelled in another way than in links is kept for a short time only', () => {
  const policy = (path: string) => resolvePageRequest(path, '')?.policy
  expect(policy('/blog/d%C3%ADa')).toBe('stored')
  expect(policy('/vacation-rentals')).toBe('stored')
  expect(policy('/vacation-rentals.data')).toBe('stored')
  for (const path of ['/%76acation-rentals', '/es//blog', '/blog/d%c3%ada', '/blog/%61-day.data']) {
    expect(policy(path), path).toBe('transient')
  }
})

test('the manifest of each language is stored like a page', () => {
  for (const path of ['/site.webmanifest', '/es/site.webmanifest']) {
    expect(resolvePageRequest(path, '?v=2')).toEqual({ key: path, policy: 'stored' })
  }
})

test('data requests have keys of their own', () => {
  expect(resolvePageRequest('/_root.data', '')?.key).toBe('data:/')
  expect(resolvePageRequest('/es.data', '')?.key).toBe('data:/es')
  expect(resolvePageRequest('/vacation-rentals.data', '?page=2&_routes=a')?.key).toBe(
    'data:/vacation-rentals?page=2&_routes=a',
  )
})

test('suggestions are kept like a list with any filters, those without a text like a page', () => {
  const place = 'language=en&section=hotels'
  expect(resolvePageRequest('/api/suggestions', `?x=1&text=pana&${place}`)).toEqual({
    key: `/api/suggestions?${place}&text=pana`,
    policy: 'transient',
  })
  expect(resolvePageRequest('/api/suggestions', `?${place}`)?.policy).toBe('stored')
  expect(resolvePageRequest('/api/suggestions', `?${place}&section=x`)?.policy).toBe('transient')
})

test('paths that are no pages are none of the store', () => {
  for (const path of ['/nowhere', '/blog/a/b', '/api/rentals', '/ready']) {
    expect(resolvePageRequest(path, '')).toBeNull()
  }
})

test('the sitemap and each of its files are kept like a page, without the rest of the query', () => {
  expect(resolvePageRequest('/sitemap.xml', '?x=1')).toEqual({
    key: '/sitemap.xml',
    policy: 'stored',
  })
  expect(resolvePageRequest('/sitemap.xml', '?x=1&part=2')?.key).toBe('/sitemap.xml?part=2')
})

test('the counts of a list are kept like the list', () => {
  const policyOf = (search: string) => resolvePageRequest('/list/counts', search)?.policy
  expect(policyOf('?of=/unique-stays&kind=dome')).toBe('stored')
  expect(policyOf('?of=/unique-stays&minPrice=120')).toBe('transient')
})

test('the pins of a map are kept like the list that they belong to', () => {
  const policyOf = (search: string) => resolvePageRequest('/map/pins', search)
  expect(policyOf('?x=1&of=/unique-stays&kind=dome')).toEqual({
    key: '/map/pins?of=%2Funique-stays&kind=dome',
    policy: 'stored',
  })
  expect(policyOf('?of=/unique-stays&checkIn=2027-01-02')?.policy).toBe('transient')
  expect(policyOf('?of=/unique-stays&bounds=1,2,3,4')?.policy).toBe('transient')
  expect(resolvePageRequest('/map/cards', '?of=/unique-stays')).toBeNull()
})

test('a part of a page is kept for a short time only', () => {
  expect(resolvePageRequest('/vacation-rentals.data', '?_routes=x')?.policy).toBe('transient')
  expect(resolvePageRequest('/vacation-rentals.data', '')?.policy).toBe('stored')
})

test("an address that tells of one visitor is that visitor's page alone", () => {
  const bare = { key: '/es/consultar-ahora', policy: 'stored' }
  expect(resolvePageRequest('/es/consultar-ahora', '?checkIn=2027-01-02')).toEqual(bare)
  const own = [
    ['/es/consultar-ahora', '?checkIn=2027-01-02&product=casa-azul'],
    ['/inquire-now.data', '?product=casa-azul'],
    ['/confirmation/inquire', '?reference=CS-7K2M9Q'],
    ['/inquire-now/confirmation/inquire', '?landing=true&reference='],
  ] as const
  for (const [path, search] of own) {
    expect(resolvePageRequest(path, search)?.policy, path).toBe('never')
  }
})
