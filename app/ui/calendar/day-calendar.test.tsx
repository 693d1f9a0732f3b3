// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { DayCalendar, type DayCalendarProps } from './day-calendar'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function open(props: Partial<DayCalendarProps> = {}) {
  const onPick = vi.fn<(day: string) => void>()
  const show = await showIn('en')
  show(
    <DayCalendar
      {...{ locale: 'en', day: null, after: null, allowsPast: false, onPick }}
      notAfter="It has to come later."
      {...props}
    />,
  )
  return onPick
}

const day = (name: string) => screen.getByRole('button', { name: new RegExp(name) })

test('the focus begins on today, moves by keys, and a press picks the day', async () => {
  const onPick = await open()
  expect(document.activeElement).toBe(day('November 21, 2026'))
  fireEvent.keyDown(day('November 21, 2026'), { key: 'PageDown' })
  expect(document.activeElement).toBe(day('December 21, 2026'))
  fireEvent.click(day('December 24, 2026'))
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-12-24')
})

test('a press on an arrow says which month is shown then', async () => {
  await open()
  const said = () => document.querySelector('[aria-live=polite]')?.textContent
  expect(said()).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
  expect(said()).toBe('January 2027')
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(said()).toBe('December 2026')
})

test('a day that passed says so and is not picked', async () => {
  const onPick = await open()
  fireEvent.click(day('November 20, 2026'))
  expect(screen.getByRole('status').textContent).toBe('This day has passed.')
  expect(onPick).not.toHaveBeenCalled()
})

test('a calendar for earlier days takes them', async () => {
  const onPick = await open({ allowsPast: true })
  fireEvent.click(day('November 20, 2026'))
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-11-20')
})

test('an arrival begins on the first day that is still possible and says why not today', async () => {
  const onPick = await open({ earliest: () => '2026-11-22' })
  expect(document.activeElement).toBe(day('November 22, 2026'))
  fireEvent.click(day('November 21, 2026'))
  expect(screen.getByRole('status').textContent).toMatch(/^Too late for today: after 4 p.m./)
  fireEvent.click(day('November 20, 2026'))
  expect(screen.getByRole('status').textContent).toBe('This day has passed.')
  expect(onPick).not.toHaveBeenCalled()
})

test('a last day opens behind the first one and says why no earlier day will do', async () => {
  const onPick = await open({ after: '2027-01-05' })
  expect(document.activeElement).toBe(day('January 6, 2027'))
  fireEvent.click(day('January 5, 2027'))
  expect(screen.getByRole('status').textContent).toBe('It has to come later.')
  expect(onPick).not.toHaveBeenCalled()
})

test('the day that stands in the field is marked', async () => {
  await open({ day: '2026-12-24' })
  expect(screen.getByRole('button', { pressed: true })).toBe(day('December 24, 2026'))
})
