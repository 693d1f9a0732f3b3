import { href } from '~/routing/href'
import { findRental, listPath } from './support/rentals'
import { expect, test } from './support/test'

const list = listPath('vacationRentals', 'en')

test('two visitors with different cookies, languages and browsers get the same bytes', async ({
  request,
}) => {
  const rental = await findRental(request, 'hotels', 'en')
  for (const path of [href('home', 'en'), list, rental.path]) {
    const one = await request.get(path, {
      headers: { 'Accept-Language': 'es-GT', Cookie: 'currency=GTQ; language=es', DNT: '1' },
    })
    const other = await request.get(path, {
      headers: { 'Accept-Language': 'en-US', 'User-Agent': 'Mozilla/5.0 (iPhone)' },
    })
    expect(one.headers()['set-cookie']).toBeUndefined()
    expect(Buffer.compare(await one.body(), await other.body())).toBe(0)
    expect(one.headers().etag).toBe(other.headers().etag)
  }
})

test('a visitor who has the present page gets a 304 without a body', async ({ request }) => {
  const first = await request.get(list)
  const etag = first.headers().etag ?? ''
  expect(etag).toMatch(/^(W\/)?".+"$/)
  expect(first.headers()['cache-control']).toContain('s-maxage=')
  const again = await request.get(list, { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
  expect(await again.body()).toHaveLength(0)
  expect(again.headers().etag).toBe(etag)
  const other = await request.get(list, { headers: { 'If-None-Match': '"another"' } })
  expect(other.status()).toBe(200)
})

test('pages come compressed as the visitor can read them', async ({ request, baseURL }) => {
  const plain = await request.get(list, { headers: { 'Accept-Encoding': 'identity' } })
  for (const encoding of ['br', 'gzip']) {
    // Unlike the test runner's client, fetch tells the encoding and gives the length that was sent.
    const response = await fetch(new URL(list, baseURL), {
      headers: { 'Accept-Encoding': encoding },
    })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(Number(response.headers.get('content-length'))).toBeLessThan(
      (await plain.body()).length / 3,
    )
    expect(await response.text()).toBe(await plain.text())
  }
  expect(plain.headers()['content-encoding']).toBeUndefined()
})

test('parameters that a page does not know make no further stored page', async ({ request }) => {
  const known = await request.get(`${list}?sort=2`)
  const more = await request.get(`${list}?utm_campaign=x&sort=2&fbclid=123&pet=true`)
  expect(more.headers().etag).toBe(known.headers().etag)
  expect(Buffer.compare(await known.body(), await more.body())).toBe(0)
  const different = await request.get(`${list}?sort=3`)
  expect(different.headers().etag).not.toBe(known.headers().etag)
})

test('a stay in the address makes a page of its own, currency and payment method do not', async ({
  request,
}) => {
  const rental = await findRental(request, 'vacationRentals', 'en')
  const bare = await request.get(rental.path)
  const other = await request.get(`${rental.path}?currency=GTQ&paymentMethod=cash`)
  expect(other.headers().etag).toBe(bare.headers().etag)
  const stay = await request.get(`${rental.path}?checkIn=2030-01-01&checkOut=2030-01-05&adult=4`)
  expect(stay.headers().etag).not.toBe(bare.headers().etag)
})

test('health and readiness answer as JSON that nothing stores', async ({ request }) => {
  for (const path of ['/health', '/ready']) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(await response.json()).toMatchObject({ status: 'ok' })
    expect(response.headers()['cache-control']).toBe('no-store')
  }
})

test('built files may be kept for ever', async ({ request }) => {
  const html = await (await request.get(list)).text()
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const response = await request.get(asset)
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toContain('immutable')
})
