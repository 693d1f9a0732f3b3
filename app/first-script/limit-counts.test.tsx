// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { GuestCounter } from '~/features/catalogue/components/guest-counter'
import { showIn } from '~/testing/show'
import { limitCounts } from './page-behaviours'

limitCounts()

function Counter() {
  const [value, onChange] = useState(12)
  return (
    <GuestCounter
      name="adult"
      label="Adults"
      {...{ value, onChange }}
      min={1}
      max={50}
      others={0}
    />
  )
}

it('cuts counts to two digits, of which React learns', async () => {
  const show = await showIn('en')
  const field = show(<Counter />).container.querySelector('input')
  if (!field) throw new Error('the field is missing')
  fireEvent.input(field, { target: { value: '123' } })
  expect(field.value).toBe('12')
  fireEvent.input(field, { target: { value: '345' } })
  expect(field.value).toBe('34')
  fireEvent.blur(field)
  expect(field.value).toBe('34')
})

it('cuts them without React, too, and leaves other numbers alone', () => {
  document.body.innerHTML = `<input type="number" max="20"><input type="number" max="1500">
    <input type="number"><input max="20">`
  const values = [...document.querySelectorAll('input')].map((field) => {
    field.value = '345'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return field.value
  })
  expect(values).toEqual(['34', '345', '345', '345'])
})
