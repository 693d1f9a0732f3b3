// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HourSelect } from './hour-select'

afterEach(cleanup)

const chosen = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time' })

it('gives the hours of a day to choose from', () => {
  render(<HourSelect name="time" label="Time" value="18:00" />)
  expect(chosen().value).toBe('18:00')
  const options = [...chosen().options].map(({ value }) => value)
  expect([options.length, options[0], options.at(-1)]).toEqual([24, '00:00', '23:00'])
})

it.each([
  ['14:37', 25, 15],
  ['24:10', 24, -1],
  ['', 24, -1],
])('keeps the time %o that a form had only if it is one', (value, count, place) => {
  render(<HourSelect name="time" label="Time" value={value} />)
  const options = [...chosen().options].map((option) => option.value)
  expect([options.length, options.indexOf(value)]).toEqual([count, place])
})
