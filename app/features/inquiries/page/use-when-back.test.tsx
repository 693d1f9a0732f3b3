// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { minutes } from '~/platform/units/duration'
import { useWhenBack } from './use-when-back'

afterEach(() => vi.useRealTimers())

function beAwayFor(duration: number): void {
  const state = vi.spyOn(document, 'visibilityState', 'get')
  state.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(duration)
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  state.mockRestore()
}

const showPage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it('tells who comes back after a while, and who left no page', () => {
  vi.useFakeTimers()
  const onBack = vi.fn()
  const { unmount } = renderHook(() => useWhenBack(onBack))
  beAwayFor(minutes(4))
  expect(onBack).not.toHaveBeenCalled()
  beAwayFor(minutes(5))
  expect(onBack).toHaveBeenCalledOnce()
  showPage(false)
  expect(onBack).toHaveBeenCalledOnce()
  showPage(true)
  expect(onBack).toHaveBeenCalledTimes(2)
  unmount()
  beAwayFor(minutes(6))
  expect(onBack).toHaveBeenCalledTimes(2)
})
