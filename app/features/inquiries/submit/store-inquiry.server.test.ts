import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { someInquiryInput } from '~/testing/factories/inquiry-input'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { temporarySqlite } from '~/testing/database/temporary-sqlite'
import type { InquiryInput } from './read-inquiry-input.server'
import { priceInquiry } from './price-inquiry'
import { inquiryKey, storeInquiry } from './store-inquiry.server'

async function deps() {
  const outbox = createOutbox({ location: await temporarySqlite() })
  onTestFinished(() => outbox.close())
  const catalogue = bookingCatalogue()
  const shared = { catalogue, outbox, origin: 'https://ceiba.example', botFlag: false }
  return {
    waiting: async () => (await outbox.figures()).waiting,
    ask: async (over: Partial<InquiryInput> = {}, clientKey: string | null = null) => {
      const input = someInquiryInput(over)
      const priced = priceInquiry(catalogue, input, new Date('2026-11-21T15:00:00Z'))
      if ('error' in priced) throw new Error(priced.error)
      return storeInquiry(input, priced.priced, { ...shared, key: inquiryKey(input, clientKey) })
    },
  }
}

it('stores an inquiry and tells its reference', async () => {
  const { ask, waiting } = await deps()
  expect(await ask()).toEqual({
    outcome: 'accepted',
    reference: expect.stringMatching(/^CS-[0-9A-Z]{6}$/),
  })
  expect(await waiting()).toBe(1)
})

it('stores the same inquiry once, with and without a key of the browser', async () => {
  const { ask, waiting } = await deps()
  const { product } = someInquiryInput()
  const first = await ask()
  expect(await ask({ product: { ...product, uuid: 'another visit' } })).toEqual(first)
  const key = randomUUID()
  const keyed = await ask({}, key)
  expect(await ask({}, key)).toEqual(keyed)
  expect(await waiting()).toBe(2)
})

it('stores an inquiry for several places once, and another for one place fewer', async () => {
  const { ask, waiting } = await deps()
  const other = { ...someInquiryInput().product, slug: 'domo' }
  const domo = { ...other, request: { ...other.request, type: 5 } }
  const key = randomUUID()
  const first = await ask({ otherProducts: [domo] }, key)
  expect(await ask({ otherProducts: [{ ...domo, uuid: 'another visit' }] }, key)).toEqual(first)
  expect(await ask({}, key)).toEqual({ outcome: 'conflict' })
  const keyless = await ask({ otherProducts: [domo] })
  expect(await ask({ otherProducts: [domo] })).toEqual(keyless)
  expect(await ask({})).not.toEqual(keyless)
  expect(await waiting()).toBe(3)
})

it('does not take another inquiry under the same key', async () => {
  const { ask, waiting } = await deps()
  const key = randomUUID()
  await ask({}, key)
  expect(await ask({ specialRequirement: 'A cot, please' }, key)).toEqual({ outcome: 'conflict' })
  expect(await waiting()).toBe(1)
})
