// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { forgetSubmissionKey, submissionKeyFor } from './submission-key'

afterEach(() => sessionStorage.clear())

it('stays the same for the same content and changes with it', () => {
  const key = submissionKeyFor('note', 'a=1&b=2')
  expect(key).toMatch(/^[\da-f-]{36}$/)
  expect(submissionKeyFor('note', 'a=1&b=2')).toBe(key)
  expect(submissionKeyFor('note', 'a=1&b=3')).not.toBe(key)
})

it('is a new one after a form was taken', () => {
  const key = submissionKeyFor('note', 'a=1')
  forgetSubmissionKey('note')
  expect(submissionKeyFor('note', 'a=1')).not.toBe(key)
})

it('keeps nothing readable of what was sent', () => {
  submissionKeyFor('note', 'email=ana@example.com')
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('ana')
})

it('is another one for each form', () => {
  expect(submissionKeyFor('note', 'a=1')).not.toBe(submissionKeyFor('letter', 'a=1'))
})
