import { expect, it, vi } from 'vitest'
import type { ContentDefinition } from '~content/content-definition'
import type { Locale } from '~content/locale'
import { siteSettings } from '~content/site-settings'
import { withTagScope } from '~/platform/page-cache/tag-scope.server'
import { answerManifest } from './answer-manifest.server'

const { found } = vi.hoisted(() => ({ found: new Map<string, unknown>() }))

vi.mock('~/platform/content/read-content.server', () => ({
  readContent: async ({ uid }: ContentDefinition, locale: Locale) =>
    found.get(`${uid} ${locale}`) ?? null,
}))

it('answers the settings of its language as a manifest', async () => {
  found.set(`${siteSettings.uid} es`, { brandName: 'Casa Luna', tagline: 'not of it' })
  const { result } = await withTagScope(() => answerManifest('es'))
  expect(result.headers.get('Content-Type')).toBe('application/manifest+json')
  expect(result.headers.get('Cache-Control')).toBe('public, max-age=300')
  expect(await result.json()).toMatchObject({ name: 'Casa Luna', start_url: '/es' })
})

it('is unavailable without settings', async () => {
  await expect(answerManifest('en')).rejects.toMatchObject({ status: 503 })
})
