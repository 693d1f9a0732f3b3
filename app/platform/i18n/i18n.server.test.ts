import { describe, expect, it } from 'vitest'
import { createServerI18n, requestLocale } from './i18n.server'

const localeOf = (path: string, headers = {}) =>
  requestLocale(new Request(`https://example.com${path}`, { headers }))

describe('the language of a request', () => {
  it.each([
    ['/', 'en'],
    ['/vacation-rentals', 'en'],
    ['/es', 'es'],
    ['/es/casas-vacacionales', 'es'],
    ['/es.data', 'es'],
    ['/estadias', 'en'],
  ])('of %s is %s', async (path, locale) => {
    expect(await localeOf(path)).toBe(locale)
  })

  it('is never asked of the visitor', async () => {
    const headers = { 'Accept-Language': 'es', Cookie: 'i18next=es; lng=es' }
    expect(await localeOf('/?lng=es', headers)).toBe('en')
  })
})

it('a page is rendered with the words of its language', async () => {
  const [english, spanish] = await Promise.all([createServerI18n('en'), createServerI18n('es')])
  expect(english.t('bottomMenu')).not.toBe(spanish.t('bottomMenu'))
})
