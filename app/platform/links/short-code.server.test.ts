import { expect, it } from 'vitest'
import { codeOf, randomCode } from './short-code.server'

it('makes codes of eight signs, without letters that look like digits', () => {
  for (let run = 0; run < 200; run++) expect(randomCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(randomCode()).not.toBe(randomCode())
})

it('makes the same code of the same text', () => {
  expect(codeOf('stay of form 1')).toBe(codeOf('stay of form 1'))
  expect(codeOf('stay of form 1')).not.toBe(codeOf('stay of form 2'))
  expect(codeOf('a', 6)).toBe('AQ1JAV')
})
