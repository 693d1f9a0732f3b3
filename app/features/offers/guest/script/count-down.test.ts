// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countDown } from './count-down'

const minute = 60_000
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-01T12:00:00Z') })
  document.documentElement.lang = 'es'
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function open(minutes: number) {
  const end = new Date(Date.now() + minutes * minute).toISOString()
  document.body.innerHTML = `<span data-left="${end}" data-words="Termina en {{time}}"></span><textarea></textarea>`
  const reload = vi.fn()
  stop = countDown(reload)
  return reload
}

it('shows the time that is left, in the largest unit that says enough', () => {
  open(75)
  expect(document.body.textContent).toBe('Termina en 1 hora')
  vi.advanceTimersByTime(20 * minute)
  expect(document.body.textContent).toBe('Termina en 55 minutos')
})

it('asks for the page once when the offer is over', () => {
  const reload = open(1)
  vi.advanceTimersByTime(3 * minute)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('leaves the page alone while the guest writes, and where the clock of the phone is wrong', () => {
  const reload = open(1)
  document.querySelector('textarea')?.append('A question')
  vi.advanceTimersByTime(3 * minute)
  expect(reload).not.toHaveBeenCalled()
  stop()
  expect(open(-5)).not.toHaveBeenCalled()
})
