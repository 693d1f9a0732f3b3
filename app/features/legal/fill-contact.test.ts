import { expect, it } from 'vitest'
import { fillContact } from './fill-contact'

const settings = { brandName: 'Casa $& Co', phone: '+502 1234 5678', email: 'a@example.com' }

it('puts what the settings say in the place of its names', () => {
  expect(fillContact('{brand}: {email}, {phone}, {phone}', settings)).toBe(
    'Casa $& Co: a@example.com, +502 1234 5678, +502 1234 5678',
  )
})

it('leaves everything else as it is', () => {
  expect(fillContact('{other} {Brand} {}', settings)).toBe('{other} {Brand} {}')
  expect(fillContact('{brand}', null)).toBe('{brand}')
})
