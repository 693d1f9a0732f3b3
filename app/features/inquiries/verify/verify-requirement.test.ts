import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { answerVerify } from '~/features/quote-api/answer-verify'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { someRequirement } from '~/testing/factories/requirement'
import { fakeNetwork, visitSite } from '~/testing/network/fake-network'
import { resources } from '~/routing/resources'
import type { Requirement } from '../requirement/requirement'
import { verifyRequirement } from './verify-requirement'

const now = '2026-11-21T15:00:00Z'
const { signal } = new AbortController()

const network = fakeNetwork()
const call = `${visitSite()}/${resources.verifyApi.path}`

/** The call itself, less the network. */
function answerCalls(): void {
  network.use(
    http.post(call, async ({ request }) => {
      const asked = z.record(z.string(), z.unknown()).parse(await request.json())
      const { status, body } = answerVerify(bookingCatalogue(), asked, now)
      return Response.json(body, { status })
    }),
  )
}

const verify = (over: Partial<Requirement>) =>
  verifyRequirement(someRequirement({ slug: 'casa', ...over }), 'GTQ', signal)

it('gives the price in the currency that is asked for', async () => {
  answerCalls()
  const found = await verify({})
  expect(found).toMatchObject({ state: 'priced', price: { currencySymbol: 'Q', nights: 7 } })
})

it('understands the price of a house for sale and of a long-term rental', async () => {
  answerCalls()
  const { info } = someRequirement()
  const sale = { ...info, startDate: null, endDate: null }
  expect(await verify({ slug: 'venta', productType: 3, info: sale })).toMatchObject({
    price: { total: 2_223_000 },
  })
  expect(
    await verify({ slug: 'renta', productType: 2, info: { ...info, months: 6 } }),
  ).toMatchObject({ state: 'priced' })
})

it('gives the first code of what cannot be had', async () => {
  answerCalls()
  const { info } = someRequirement()
  const past = { ...info, startDate: '2020-01-01', endDate: '2020-01-05' }
  expect(await verify({ info: past })).toEqual({ state: 'invalid', error: 'PAST_DATE' })
  expect(await verify({ slug: 'gone' })).toEqual({
    state: 'invalid',
    error: 'NON_EXISTENT_PRODUCT',
  })
})

it.each([
  ['no answer', () => HttpResponse.error()],
  ['an answer that is none', () => new HttpResponse('<html>', { status: 502 })],
  ['another answer', () => HttpResponse.json({ products: [] })],
])('says that it failed on %s', async (_name, answer) => {
  network.use(http.post(call, answer))
  expect(await verify({})).toEqual({ state: 'failed' })
})
