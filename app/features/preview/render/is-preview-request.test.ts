import { describe, expect, it } from 'vitest'
import { isPreviewRequest } from './is-preview-request'

const page = 'http://localhost:3000/landing-page/x?preview=token'

describe('a request of a preview', () => {
  it.each([
    ['GET', '/preview/token', '', undefined],
    ['GET', '/landing-page/x', '?preview=token', undefined],
    ['GET', '/landing-page/x', '?menu=none&preview=token&asOf=2026-12-01T10%3A00', undefined],
    ['GET', '/landing-page/x', '?%70review=token', undefined],
    ['GET', '/landing-page/x.data', '?preview=token', undefined],
    ['POST', '/landing-page/x', '', page],
    ['POST', '/api/bookings/require', '', page],
    ['POST', '/upload', '', page],
  ])('%s %s%s is one', (method, path, search, referer) => {
    expect(isPreviewRequest({ method, path, search, referer })).toBe(true)
  })

  it.each([
    ['GET', '/landing-page/x', '', undefined],
    ['GET', '/landing-page/x', '', page],
    ['GET', '/about-us.data', '', page],
    ['GET', '/landing-page/x', '?previews=1&x=preview', undefined],
    ['POST', '/landing-page/x', '', 'http://localhost:3000/landing-page/x'],
    ['POST', '/landing-page/x', '', 'no address'],
    ['POST', '/landing-page/x', '', undefined],
  ])('%s %s%s, coming from %s, is none', (method, path, search, referer) => {
    expect(isPreviewRequest({ method, path, search, referer })).toBe(false)
  })

  it('may ask for prices and ask the assistant, of which nothing is kept', () => {
    const facts = { method: 'POST', search: '', referer: page }
    expect(isPreviewRequest({ ...facts, path: '/api/rentals/booking' })).toBe(false)
    expect(isPreviewRequest({ ...facts, path: '/api/bookings/verify' })).toBe(false)
    expect(isPreviewRequest({ ...facts, path: '/api/assistant' })).toBe(false)
  })
})
