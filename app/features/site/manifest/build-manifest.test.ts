import { expect, it } from 'vitest'
import { buildManifest, manifestPath } from './build-manifest'

it('names the site as its settings do, in the language of its address', () => {
  expect(buildManifest({ brandName: 'Casa Luna' }, 'es')).toMatchObject({
    name: 'Casa Luna',
    lang: 'es',
    start_url: '/es',
  })
  expect(manifestPath('en')).toBe('/site.webmanifest')
  expect(manifestPath('es')).toBe('/es/site.webmanifest')
})
