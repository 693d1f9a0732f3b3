import { expect, it } from 'vitest'
import { withTagScope } from '~/platform/page-cache/tag-scope.server'
import { atMoment } from '~/platform/time/page-moment.server'
import { openSingle } from './open-single.server'

const from = '2026-12-01T06:00:00.000Z'
const until = '2026-12-31T05:59:59.000Z'
const entries: Parameters<typeof openSingle>[0] = {
  en: { startDate: from, endDate: until },
  es: { startDate: null, endDate: until },
}
const request = { page: 'landingPrices', search: new URLSearchParams('utm_source=mail') } as const
const openAt = (moment: string, locale: 'en' | 'es') =>
  atMoment(new Date(moment), () => openSingle(entries, { ...request, locale }))
const statusAt = (moment: string, locale: 'en' | 'es') => {
  try {
    openAt(moment, locale)
    return 200
  } catch (err) {
    return err instanceof Response ? err.status : err
  }
}

it('is not there before its time, is there in it, and says that it is over after it', () => {
  expect(statusAt('2026-11-30T00:00:00Z', 'en')).toBe(404)
  expect(statusAt(from, 'en')).toBe(200)
  expect(statusAt(until, 'en')).toBe(200)
  expect(statusAt('2026-12-31T06:00:00Z', 'en')).toBe(410)
})

it('names a translation only while that is shown', () => {
  expect(Object.keys(openAt('2026-11-30T00:00:00Z', 'es').translations)).toEqual(['es'])
  expect(Object.keys(openAt(from, 'es').translations)).toEqual(['en', 'es'])
})

it('is made anew when one language opens or closes', async () => {
  const { expiresAt } = await withTagScope(async () => openAt('2026-11-30T00:00:00Z', 'es'))
  expect(expiresAt).toBe(Date.parse(from))
})

it('leads to the only language in which it is published, while it is open there', () => {
  const answerAt = (moment: string, { en }: Pick<typeof entries, 'en'>) => {
    try {
      atMoment(new Date(moment), () => openSingle({ en, es: null }, { ...request, locale: 'es' }))
      return null
    } catch (err) {
      return err instanceof Response ? [err.status, err.headers.get('Location')] : err
    }
  }
  const english = '/landing-prices/vacation-rentals?utm_source=mail'
  expect(answerAt(from, entries)).toEqual([302, english])
  expect(answerAt('2026-11-30T00:00:00Z', entries)).toEqual([404, null])
  expect(answerAt(from, { en: null })).toEqual([404, null])
})
