import { expect, it } from 'vitest'
import { isMailAddress, mailboxSchema } from './mailbox'

it('reads an address with or without a name', () => {
  expect(mailboxSchema.parse('Ceiba Stays <hello@ceiba.example>')).toEqual({
    name: 'Ceiba Stays',
    address: 'hello@ceiba.example',
  })
  expect(mailboxSchema.parse(' hello@ceiba.example ')).toEqual({
    name: '',
    address: 'hello@ceiba.example',
  })
})

it.each([
  '',
  'hello',
  'a@b@c',
  'a b@example.com',
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: x@example.com',
  '<a@example.com>',
  'a@\u2028example.com',
])('%j is no address', (text) => {
  expect(isMailAddress(text)).toBe(false)
})

it('refuses what is no mailbox', () => {
  expect(mailboxSchema.safeParse('Ceiba <nobody>').success).toBe(false)
})
