// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetTyping, useKeptTyping } from './use-kept-typing'

function Form({ name = '' }: { name?: string }) {
  useKeptTyping('note')
  return (
    <form id="note">
      <input type="text" name="name" aria-label="Name" defaultValue={name} />
      <input type="checkbox" name="agreement" />
      <textarea name="words" aria-label="Words" />
    </form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it('has after a reload what was typed before', () => {
  render(<Form />)
  fireEvent.input(field('Name'), { target: { value: 'Ana' } })
  fireEvent.input(field('Words'), { target: { value: 'We come late' } })
  cleanup()
  render(<Form />)
  expect(field('Name').value).toBe('Ana')
  expect(field('Words').value).toBe('We come late')
})

it('writes over nothing that is there already', () => {
  render(<Form />)
  fireEvent.input(field('Name'), { target: { value: 'Ana' } })
  cleanup()
  render(<Form name="Bea" />)
  expect(field('Name').value).toBe('Bea')
})

it('begins empty once the form was taken, and with what nobody can read', () => {
  render(<Form />)
  fireEvent.input(field('Name'), { target: { value: 'Ana' } })
  forgetTyping('note')
  cleanup()
  render(<Form />)
  expect(field('Name').value).toBe('')
  cleanup()
  sessionStorage.setItem('typed note', '[broken')
  render(<Form />)
  expect(field('Name').value).toBe('')
})
