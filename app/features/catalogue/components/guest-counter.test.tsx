// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { GuestCounter } from './guest-counter'

/** A field for adults who are sixteen at most with the others, what it told, and how it is typed in. */
async function showCounter(others = 0) {
  const told: number[] = []
  const onFormChange = vi.fn()
  function Counter() {
    const [value, setValue] = useState(1)
    const onChange = (number: number) => {
      told.push(number)
      setValue(number)
    }
    return (
      <form onChange={onFormChange}>
        <GuestCounter
          name="adult"
          label="Adults"
          {...{ value, min: 1, max: 16, others, onChange }}
        />
      </form>
    )
  }
  const show = await showIn('en')
  const field = show(<Counter />).container.querySelector('input')
  if (!field) throw new Error('the field is missing')
  act(() => field.focus())
  const type = (text: string) => fireEvent.input(field, { target: { value: text } })
  const leave = () => act(() => field.blur())
  return { field, told, onFormChange, type, leave }
}

it('is emptied and typed anew', async () => {
  const { field, told, onFormChange, type } = await showCounter()
  type('')
  expect(field.value).toBe('')
  type('4')
  expect(field.value).toBe('4')
  expect(told).toEqual([4])
  // Its form hears of numbers alone.
  expect(onFormChange).not.toHaveBeenCalled()
})

it('has its number again when it is left empty', async () => {
  const { field, told, type, leave } = await showCounter()
  type('')
  leave()
  expect(field.value).toBe('1')
  expect(told).toEqual([])
})

it('stays within its bounds when it is left', async () => {
  const { field, told, type, leave } = await showCounter()
  type('99')
  expect(told).toEqual([])
  leave()
  expect(field.value).toBe('16')
  expect(told).toEqual([16])
  type('0')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe('1')
  expect(told).toEqual([16, 1])
})

it('leaves room for the others, and its field alone accepts what both together may be', async () => {
  const { field, told, type, leave } = await showCounter(14)
  type('9')
  expect(told).toEqual([])
  expect(field.checkValidity()).toBe(true)
  leave()
  expect(told).toEqual([2])
  expect(field.max).toBe('16')
})

it('marks its buttons as those that the first script steps by', async () => {
  const { field } = await showCounter()
  const buttons = [...(field.parentElement?.querySelectorAll('button') ?? [])]
  expect(buttons.map((button) => button.dataset.needsScripts)).toEqual(['step-down', 'step-up'])
})
