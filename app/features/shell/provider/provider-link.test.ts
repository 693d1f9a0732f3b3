import { expect, test } from 'vitest'
import { providerLink } from './provider-link'

test('the portal learns language, type and the way back', () => {
  const link = new URL(
    providerLink('https://portal.example/new?from=site', 'https://ceiba.example', 'hotels', 'es'),
  )
  expect(Object.fromEntries(link.searchParams)).toEqual({
    from: 'site',
    language: 'es',
    ar: 'true',
    type: '1',
    redirect: 'https://ceiba.example/es/renta-un-hotel',
  })
})
