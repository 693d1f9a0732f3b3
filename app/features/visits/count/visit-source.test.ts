import { expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { nameOfSource, sourceOf, sourceOfRequest } from './visit-source'

const origin = 'https://stays.example'
const nameOf = (url: string, referrer?: string) =>
  nameOfSource(sourceOfRequest({ url, referrer }, origin))

it('is the campaign of the address, whatever page was before', () => {
  const address = '/blog/lake?utm_source=Newsletter&utm_medium=email&utm_campaign=May%202026'
  expect(nameOf(address, 'https://mail.example/')).toBe('newsletter / email / may 2026')
  expect(nameOf('/?utm_campaign=may')).toBe('may')
})

it('is the host before, without www', () => {
  expect(nameOf('/', 'https://www.google.com/search?q=antigua')).toBe('google.com')
  expect(nameOf('/?utm_source=&x=utm_', 'https://bing.com')).toBe('bing.com')
})

it('is direct without a campaign and a page before, or with a broken one', () => {
  expect(nameOf('/')).toBe('direct')
  expect(nameOf('/', 'nonsense')).toBe('direct')
})

it('is the site itself for its own pages, and not for a host that begins like it', () => {
  expect(nameOf('/', `${origin}/blog`)).toBe('site')
  expect(nameOf('/', origin)).toBe('site')
  expect(nameOf('/', `${origin}.evil.example/`)).toBe('stays.example.evil.example')
})

it('keeps no e-mail address', () => {
  expect(nameOf('/?utm_source=mail&utm_campaign=ana@example.com')).toBe('mail / other')
})

it('is the same for what a form tells later', () => {
  const told = {
    source: ' Newsletter ',
    medium: null,
    campaign: 'May',
    referrer: 'https://a.example',
  }
  expect(sourceOf(told)).toEqual({ source: 'newsletter', medium: '', campaign: 'may' })
  expect(sourceOf({ ...told, source: null, campaign: null }).source).toBe('a.example')
})

it('is one short line, whatever an address says', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
      const query = new URLSearchParams({ utm_source: text, utm_campaign: text })
      for (const value of Object.values(sourceOfRequest({ url: `/?${query}` }, origin))) {
        expect(value.length).toBeLessThanOrEqual(60)
        expect(value).not.toMatch(/[\p{Cc}\p{Cs}@]/u)
        expect(value).toBe(value.trim())
      }
    }),
    propertyRuns(),
  )
})
