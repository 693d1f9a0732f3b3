import { describe, expect, it } from 'vitest'
import { formatEventDetail } from './event-detail'

describe('formatEventDetail', () => {
  it('writes amounts in the way of the site', () => {
    expect(formatEventDetail('P-26-7Q: 2008.50 GTQ', 'en')).toBe('P-26-7Q: Q2,008.50')
    expect(formatEventDetail('P-26-7Q: 1200.00 USD', 'es')).toBe('P-26-7Q: $1,200')
  })

  it('writes days in the language of the page', () => {
    const detail = 'startDate 2026-01-05, endDate 2026-01-09'
    expect(formatEventDetail(detail, 'en')).toBe('startDate 05-Jan-2026, endDate 09-Jan-2026')
    expect(formatEventDetail(detail, 'es')).toBe('startDate 05-ene-2026, endDate 09-ene-2026')
  })

  it('leaves other words and numbers alone', () => {
    expect(formatEventDetail('Room 12.50 EUR, code 2026-1', 'en')).toBe(
      'Room 12.50 EUR, code 2026-1',
    )
  })
})
