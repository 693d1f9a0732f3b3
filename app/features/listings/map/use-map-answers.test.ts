// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import type { ListingPageData } from '../list/read-listing-page.server'
import type { MapCard } from './map-answers'
import { useMapCards } from './use-map-answers'

const data = { path: '/list', query: defaultQuery } as ListingPageData
const card: MapCard = {
  ...{ slug: 'casa', name: 'Casa', place: 'Antigua', href: '/list/casa', picture: null },
  price: { kind: 'onRequest' },
}

it('asks for cards again after a call that failed, and no more once they have come', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answer = vi.fn<() => Promise<Response>>()
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  answer.mockResolvedValueOnce(new Response('Busy', { status: 503 }))
  answer.mockResolvedValueOnce(Response.json([card]))
  vi.stubGlobal('fetch', answer)
  const { result, unmount } = renderHook(() => useMapCards(data, ['casa']))
  onTestFinished(unmount)
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  for (const calls of [1, 2, 3, 3]) {
    await wait(5000)
    await wait(200)
    expect(answer).toHaveBeenCalledTimes(calls)
  }
  expect(result.current.get('casa')).toEqual(card)
})
