import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { CataloguePayload } from '~content/catalogue'
import type { Rental } from '~content/rental'
import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { cataloguePayload } from './factories/catalogue-payload'
import { temporaryFolder } from './temporary-folder'
import {
  createCatalogueStore,
  type CatalogueStore,
} from '~/features/catalogue/store/create-catalogue-store.server'
import { readPagesHere } from '~/features/catalogue/store/page-source.server'

const pageSize = 2

/** A CMS whose content and health a test changes at will. */
function fakeCms(payload: CataloguePayload) {
  const cms = {
    payload: payload as unknown,
    rentals: new Map<string, unknown>(payload.rentals.map((one) => [one.id, one])),
    down: false,
    delay: 0,
    held: Promise.resolve(),
    requested: [] as string[],
    async fetch(path: string): Promise<unknown> {
      cms.requested.push(path)
      // What is answered is what was true when it was asked.
      const answer = cms.answer(path)
      await cms.held
      if (cms.delay) await new Promise((resolve) => setTimeout(resolve, cms.delay))
      if (cms.down) throw new ContentUnavailable('down')
      return structuredClone(answer)
    },
    answer(path: string): unknown {
      const payload = cms.payload as { rentals?: unknown[] }
      if (path === 'catalogue') return { ...payload, rentals: undefined }
      if (path.startsWith('catalogue/rentals?')) {
        const start = Number(new URLSearchParams(path.split('?')[1]).get('after') ?? 0)
        const rentals = payload.rentals?.slice(start, start + pageSize)
        const end = start + pageSize
        const next = end < (payload.rentals?.length ?? 0) ? String(end) : null
        return { revision: '1', rentals, next }
      }
      const id = decodeURIComponent(path.replace('catalogue/rentals/', ''))
      return { revision: '2', rental: cms.rentals.get(id) ?? null }
    },
  }
  return cms
}

/** A catalogue store of a CMS like this, and all that it is given. */
export async function setUpCatalogueStore(
  rentals: Rental[] = [],
  file?: string,
  rememberTextPictures: (hashes: readonly string[]) => Promise<void> = () => Promise.resolve(),
) {
  const cms = fakeCms(cataloguePayload({ rentals }))
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const rememberPicture = vi.fn()
  const invalidate = vi.fn(async () => {})
  const path = file ?? join(await temporaryFolder(), 'data', 'catalogue.db')
  const store = createCatalogueStore({
    fetchFromCms: (requested) => cms.fetch(requested),
    async fetchBytesFromCms(requested) {
      const { buffer } = new TextEncoder().encode(JSON.stringify(await cms.fetch(requested)))
      return buffer
    },
    openPages: readPagesHere,
    file: path,
    log,
    rememberPicture,
    rememberTextPictures,
    invalidate,
    retryAfter: 5,
  })
  onTestFinished(() => store.stop())
  return { cms, log, rememberPicture, invalidate, store, file: path }
}

/** A change of an entry, as the CMS announces it. */
export function contentEvent(uid: string, documentId = 'x') {
  const change = { event: 'update', uid, documentId, locale: null, revision: '2' } as const
  return { kind: 'change', change } as const
}

export const slugsOf = (store: CatalogueStore) => [...(store.find()?.idBySlug.keys() ?? [])]
