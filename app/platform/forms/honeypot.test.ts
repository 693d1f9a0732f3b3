import { expect, it } from 'vitest'
import { isHoneypotFilled } from './honeypot'
import { systemFields } from './system-fields'

function formWith(...values: string[]): FormData {
  const form = new FormData()
  for (const value of values) form.append(systemFields.honeypot, value)
  return form
}

it('accepts an empty honeypot', () => {
  expect(isHoneypotFilled(formWith(''))).toBe(false)
})

it('catches who fills it in, leaves it out, or sends it twice', () => {
  expect(isHoneypotFilled(formWith('https://example.com'))).toBe(true)
  expect(isHoneypotFilled(formWith(' '))).toBe(true)
  expect(isHoneypotFilled(formWith())).toBe(true)
  expect(isHoneypotFilled(formWith('', ''))).toBe(true)
})
