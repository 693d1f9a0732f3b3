// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import { fakeNetwork, visitSite } from '~/testing/network/fake-network'
import type { ListingPageData } from '../list/read-listing-page.server'
import type { MapCard } from './map-answers'
import { useMapCards } from './use-map-answers'

const data = { path: '/list', query: defaultQuery } as ListingPageData
const card: MapCard = {
  slug: 'casa',
  name: 'Casa',
  place: 'Antigua',
  href: '/list/casa',
  picture: null,
  price: { kind: 'onRequest' },
}

const origin = visitSite()
const network = fakeNetwork()

it('asks for cards again after a call that failed, and no more once they have come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let passed = 0
  const askedAt: number[] = []
  const answers = [HttpResponse.error(), new HttpResponse('Busy', { status: 503 })]
  network.use(
    http.get(`${origin}/map/cards`, () => {
      askedAt.push(passed)
      return answers.shift() ?? HttpResponse.json([card])
    }),
  )
  const { result, unmount } = renderHook(() => useMapCards(data, ['casa']))
  onTestFinished(unmount)
  const pass = async (milliseconds: number) => {
    passed += milliseconds
    await act(() => vi.advanceTimersByTimeAsync(milliseconds))
    await nextTurn()
  }
  while (!result.current.has('casa')) await pass(250)
  expect(result.current.get('casa')).toEqual(card)
  for (let times = 0; times < 50; times++) await pass(250)
  const [first = 0, second = 0, third = 0] = askedAt
  expect(askedAt).toHaveLength(3)
  expect(second - first).toBeGreaterThanOrEqual(5000)
  expect(third - second).toBeGreaterThanOrEqual(5000)
})
