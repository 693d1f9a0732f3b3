// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { forgetSubmissionKey, submissionKeyFor } from './submission-key'

afterEach(() => sessionStorage.clear())

it('stays the same for the same content and changes with it', () => {
  const key = submissionKeyFor('a=1&b=2')
  expect(key).toMatch(/^[\da-f-]{36}$/)
  expect(submissionKeyFor('a=1&b=2')).toBe(key)
  expect(submissionKeyFor('a=1&b=3')).not.toBe(key)
})

it('is a new one after an inquiry was taken', () => {
  const key = submissionKeyFor('a=1')
  forgetSubmissionKey()
  expect(submissionKeyFor('a=1')).not.toBe(key)
})

it('keeps nothing readable of what was sent', () => {
  submissionKeyFor('email=ana@example.com')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ana')
})
