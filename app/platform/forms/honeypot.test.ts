import { expect, it } from 'vitest'
import { isCaught } from './honeypot'
import { ownFields } from './own-fields'

function formWith(...values: string[]): FormData {
  const form = new FormData()
  for (const value of values) form.append(ownFields.trap, value)
  return form
}

it('lets pass who sends the trap back empty', () => {
  expect(isCaught(formWith(''))).toBe(false)
})

it('catches who fills it in, leaves it out, or sends it twice', () => {
  expect(isCaught(formWith('https://example.com'))).toBe(true)
  expect(isCaught(formWith(' '))).toBe(true)
  expect(isCaught(formWith())).toBe(true)
  expect(isCaught(formWith('', ''))).toBe(true)
})
