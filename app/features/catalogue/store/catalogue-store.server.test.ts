import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { applyContentChange } from '~/platform/content/content-events.server'
import { env } from '~/platform/env/env.server'
import { onInvalidation } from '~/platform/page-cache/invalidation.server'
import { withTagScope } from '~/platform/page-cache/tag-scope.server'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { cms } from '~/testing/network/cms'
import { fakeNetwork } from '~/testing/network/fake-network'
import { getCatalogue, hasCatalogue, startCatalogue } from './catalogue-store.server'
import { findListing } from '../detail/find-listing.server'

const today = '2026-11-21'
const house = rental({ id: 'x', slug: 'casa' })
const neighbour = rental({ id: 'y', slug: 'vecina' })

const network = fakeNetwork(
  cms.answers('catalogue', cataloguePayload()),
  cms.answers('catalogue/rentals', { revision: '1', rentals: [house, neighbour], next: null }),
)

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
let stop: () => Promise<void>
const invalidatedAtStart = vi.fn()

describe('the catalogue of the site', () => {
  beforeAll(async () => {
    env.DATA_DIR = folder
    expect(hasCatalogue()).toBe(false)
    expect(() => getCatalogue()).toThrow(expect.objectContaining({ status: 503 }))
    const forget = onInvalidation(invalidatedAtStart)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:00:00Z') })
    stop = await startCatalogue()
    vi.useRealTimers()
    forget()
  })

  afterAll(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is loaded with the site’s token', () => {
    expect(hasCatalogue()).toBe(true)
    expect(getCatalogue().idBySlug.get('casa')).toBe('x')
  })

  it('makes pages stale at its start that were stored before this day or the last cut-off', () => {
    expect(invalidatedAtStart.mock.calls).toEqual([
      [['catalogue', 'rentals'], Date.parse('2026-11-21T06:00:00Z')],
      [['catalogue'], Date.parse('2026-11-21T22:00:00Z')],
    ])
  })

  it('marks pages that show lists', async () => {
    const { tags } = await withTagScope(async () => getCatalogue())
    expect(tags).toEqual(['catalogue'])
  })

  it('marks a rental’s page with what it shows, so that other changes leave it alone', async () => {
    const { result, tags } = await withTagScope(async () =>
      findListing('vacationRentals', 'casa', 'en', today),
    )
    expect(result?.similar.map((card) => card.slug)).toEqual(['vecina'])
    expect(tags).toEqual(['rental:x', 'rental:y', 'rentals'])
  })

  it('finds a rental in its own section alone, unless any will do', () => {
    expect(findListing('hotels', 'casa', 'en', today)).toBeNull()
    expect(findListing('any', 'casa', 'en', today)?.id).toBe('x')
    expect(findListing('any', 'nothing', 'en', today)).toBeNull()
  })

  it('takes announced changes in and says which pages they concern', async () => {
    const listener = vi.fn()
    const forget = onInvalidation(listener)
    const renamed = { ...house, slug: 'casa-nueva' }
    network.use(cms.answers('catalogue/rentals/x', { revision: '2', rental: renamed }))
    const uid = 'api::rental.rental'
    const change = { event: 'update', uid, documentId: 'x', locale: 'en', revision: '2' } as const
    expect(await applyContentChange(change)).toBe(true)
    forget()
    expect(listener).toHaveBeenCalledExactlyOnceWith(
      expect.arrayContaining(['rental:x', 'catalogue']),
    )
    expect(getCatalogue().idBySlug.get('casa-nueva')).toBe('x')
  })
})
