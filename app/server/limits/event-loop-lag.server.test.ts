import { expect, it, onTestFinished, vi } from 'vitest'
import { watchEventLoopLag } from './event-loop-lag.server'

it('notices an event loop that is late again and again, and not one long piece of work', () => {
  let now = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => void vi.useRealTimers())
  /** The timer fires after work that takes so many milliseconds. */
  const work = (milliseconds: number) => {
    now += milliseconds
    vi.advanceTimersByTime(100)
  }
  const { lag, stop } = watchEventLoopLag()
  work(800)
  work(100)
  expect(lag()).toBeGreaterThan(0)
  expect(lag()).toBeLessThan(500)
  for (let times = 0; times < 3; times++) work(1500)
  expect(lag()).toBeGreaterThan(500)
  for (let times = 0; times < 50; times++) work(100)
  expect(lag()).toBeLessThan(500)
  stop()
  work(5000)
  expect(lag()).toBeLessThan(500)
})
