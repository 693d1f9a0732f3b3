import { describe, expect, it } from 'vitest'
import { looksLikePhone } from './looks-like-phone'
import { listPhoneCountries } from './phone-countries.server'
import { findPhoneNumber } from './phone-number.server'
import { toContact } from './to-contact.server'

describe('a phone number', () => {
  it.each([
    ['5555 1234', 'GT', '+502 5555 1234', '5555 1234', 'GT'],
    ['5555-1234', 'GT', '+502 5555 1234', '5555 1234', 'GT'],
    ['(202) 555-0143', 'US', '+1 202 555 0143', '(202) 555-0143', 'US'],
    ['+503 7070 1234', 'GT', '+503 7070 1234', '7070 1234', 'SV'],
    ['00502 5555 1234', 'DE', '+502 5555 1234', '5555 1234', 'GT'],
    ['\u202A+502 5555\u00A01234\u202C', 'US', '+502 5555 1234', '5555 1234', 'GT'],
    ['5555–1234', 'GT', '+502 5555 1234', '5555 1234', 'GT'],
    ['+34 612 34 56 78', '', '+34 612 34 56 78', '612 34 56 78', 'ES'],
    ['5555 1234', '', '+502 5555 1234', '5555 1234', 'GT'],
    ['50255551234', '', '+502 5555 1234', '5555 1234', 'GT'],
    ['(202) 555-0143', '', '+1 202 555 0143', '(202) 555-0143', 'US'],
    ['12025550143', '', '+1 202 555 0143', '(202) 555-0143', 'US'],
  ])('%s in %s is %s', (text, country, international, national, countryCode) => {
    expect(findPhoneNumber(text, country)).toEqual({ international, national, countryCode })
    expect(looksLikePhone(text, country)).toBe(true)
  })

  it.each([
    ['5555 1234', 'US'],
    ['555', 'GT'],
    ['+502', 'GT'],
    ['5555 1234', 'XX'],
    ['call 5555 1234 now', 'GT'],
    ['', 'GT'],
    ['555 123', ''],
    ['612 34 56 78', ''],
    ['9'.repeat(40), 'GT'],
  ])('%s in %s is none', (text, country) => {
    expect(findPhoneNumber(text, country)).toBeNull()
  })

  it('is not kept where the visitor says that there is none', () => {
    const person = { firstName: 'Ana', lastName: 'López', email: 'ana@example.com' }
    const form = { ...person, contactMethod: 'email', countryCode: 'GT' } as const
    expect(toContact({ ...form, phone: '5555 1234', noPhone: true })).toMatchObject({
      phone: null,
      countryCode: null,
      noPhone: true,
    })
    expect(toContact({ ...form, phone: '+503 7070 1234' })).toMatchObject({
      phone: '+503 7070 1234',
      countryCode: 'SV',
    })
  })
})

describe('the countries', () => {
  it('begin with the preferred ones, and each stands there once', () => {
    const { preferred, others } = listPhoneCountries('en')
    expect(preferred).toEqual([
      { code: 'US', name: 'United States', dial: '1' },
      { code: 'GT', name: 'Guatemala', dial: '502' },
    ])
    const codes = [...preferred, ...others].map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThan(200)
    expect(listPhoneCountries('en', ['SV', 'GT']).preferred.map(({ dial }) => dial)).toEqual([
      '503',
      '502',
    ])
  })

  it('are named and ordered in the language of the page', () => {
    const names = listPhoneCountries('es').others.map(({ name }) => name)
    expect(names).toContain('España')
    expect(names).toContain('El Salvador')
    expect(names).toEqual([...names].sort(new Intl.Collator('es-GT').compare))
  })
})
