import { parseWithZod } from '@conform-to/zod/v4'
import { expect, it } from 'vitest'
import { guestSchema } from './guest-schema'

const whole = {
  'guests[0].fullName': 'Ana Tzul',
  'guests[0].age': '34',
  personalPhoto: 'a'.repeat(40),
  personalDocument: 'b'.repeat(40),
  agreement: 'on',
  signature: 'Ana Tzul',
}

function errorsOf(fields: Record<string, string>, { showGuestInfo = true, totalGuests = 1 } = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return (
    parseWithZod(form, { schema: guestSchema({ showGuestInfo, totalGuests }) }).reply().error ?? {}
  )
}

it('takes a form that is filled in', () => {
  expect(errorsOf(whole)).toEqual({})
  expect(errorsOf({ agreement: 'on', signature: 'Ana' }, { showGuestInfo: false })).toEqual({})
})

it('asks for guests once where every row is empty, and for what lacks where one is begun', () => {
  const { 'guests[0].fullName': _name, 'guests[0].age': _age, ...rest } = whole
  const empty = { 'guests[0].fullName': ' ', 'guests[0].age': '' }
  expect(errorsOf({ ...rest, ...empty })).toEqual({ guests: ['guestsNeeded'] })
  expect(errorsOf(rest)).toEqual({ guests: ['guestsNeeded'] })
  expect(errorsOf({ ...whole, 'guests[1].fullName': 'Luis' }, { totalGuests: 2 })).toEqual({
    'guests[1].age': ['fieldRequired'],
  })
  expect(errorsOf({ ...whole, 'guests[0].age': '121' })).toEqual({
    'guests[0].age': ['invalidAge'],
  })
})

it('asks for photo, document, acceptance and signature', () => {
  const { personalPhoto: _photo, personalDocument: _document, agreement: _yes, ...more } = whole
  const { signature: _signature, ...rest } = more
  expect(errorsOf(rest)).toEqual({
    personalPhoto: ['photoNeeded'],
    personalDocument: ['documentNeeded'],
    agreement: ['acceptContract'],
    signature: ['signatureNeeded'],
  })
  expect(errorsOf({ ...whole, signature: 'strokes:M1 1' })).toEqual({
    signature: ['signatureNeeded'],
  })
})

it('asks for as many guests as the contract is for', () => {
  expect(errorsOf(whole, { totalGuests: 2 })).toEqual({ guests: ['guestsTooFew'] })
  const two = { ...whole, 'guests[1].fullName': 'Luis', 'guests[1].age': '36' }
  expect(errorsOf(two, { totalGuests: 2 })).toEqual({})
  expect(errorsOf(two)).toEqual({ guests: ['guestsTooMany'] })
})

it('asks for the second side of a document that has two, unless a PDF holds both', () => {
  const missing = { personalDocumentBack: ['documentBackNeeded'] }
  expect(errorsOf({ ...whole, documentKind: 'nationalId' })).toEqual(missing)
  // Told also while the rest is missing, so that the step of the document is judged by itself.
  const { agreement: _, ...unsigned } = whole
  expect(errorsOf({ ...unsigned, documentKind: 'licence' })).toMatchObject(missing)
  const both = { ...whole, documentKind: 'licence', personalDocumentBack: 'c'.repeat(40) }
  expect(errorsOf(both)).toEqual({})
  expect(errorsOf({ ...whole, documentKind: 'nationalId', documentIsPdf: 'on' })).toEqual({})
  expect(errorsOf({ ...whole, documentKind: 'passport' })).toEqual({})
})
