import { join } from 'node:path'
import * as z from 'zod'
import type { ContentDefinition } from '~content/content-definition'
import type { Locale } from '~content/locale'
import { findJson } from '~/platform/files/read-json.server'
import { writeAtomically } from '~/platform/files/write-atomically.server'
import { log } from '~/platform/log/log.server'
import { rememberPicturesIn } from '~/platform/pictures/remember-pictures.server'
import { ContentUnavailable, InvalidContent } from './content-unavailable.server'

type Fetch = (definition: ContentDefinition, locale: Locale) => Promise<unknown>

type CachedContent = {
  definition: ContentDefinition
  locale: Locale
  value: unknown
  /** The first read, while it is under way. */
  loading: Promise<unknown> | null
  /** The number of the fetch that the value is from; later fetches have higher ones. */
  fetch: number
}

export type ContentCache = ReturnType<typeof createContentCache>

/**
 * Content read from the CMS, cached in memory and as snapshots in `folder` until it is refreshed. Content that cannot
 * be fetched again keeps its old value. The answer of an earlier fetch never replaces that of a later one.
 */
export function createContentCache(folder: string, fetch: Fetch) {
  const cached = new Map<string, CachedContent>()
  let fetches = 0

  const snapshotFile = (uid: string, locale: Locale) =>
    join(folder, `${uid.replace(/[^\w.-]/g, '_')}.${locale}.json`)

  /** Caches content unless a later fetch has done so. Returns what is cached then. */
  function keep(content: Omit<CachedContent, 'loading'>): CachedContent {
    const key = cacheKey(content.definition.uid, content.locale)
    const known = cached.get(key)
    if (known && !known.loading && known.fetch > content.fetch) return known
    const kept = { ...content, loading: null }
    rememberPicturesIn(kept.value)
    cached.set(key, kept)
    return kept
  }

  async function fetchAndKeep(
    definition: ContentDefinition,
    locale: Locale,
    number = ++fetches,
  ): Promise<unknown> {
    const value = await fetch(definition, locale)
    const kept = keep({ definition, locale, value, fetch: number })
    if (kept.fetch !== number) return kept.value
    await writeAtomically(snapshotFile(definition.uid, locale), JSON.stringify({ value })).catch(
      (err: unknown) => log.error({ err, uid: definition.uid }, 'content snapshot failed to save'),
    )
    return value
  }

  async function load(definition: ContentDefinition, locale: Locale): Promise<unknown> {
    const number = ++fetches
    try {
      return await fetchAndKeep(definition, locale, number)
    } catch (err) {
      if (!(err instanceof ContentUnavailable)) throw err
      const schema = z.object({ value: definition.schema.nullable() })
      const snapshot = await findJson(snapshotFile(definition.uid, locale), schema)
      if (!snapshot) throw err
      log.warn(
        { reason: err.message, uid: definition.uid, locale },
        'content read from its snapshot',
      )
      return keep({ definition, locale, value: snapshot.value, fetch: number }).value
    }
  }

  return {
    /** Reads from memory, else from the CMS, else from the snapshot. Concurrent readers share one call. */
    async read(definition: ContentDefinition, locale: Locale): Promise<unknown> {
      const key = cacheKey(definition.uid, locale)
      const found = cached.get(key)
      if (found) return found.loading ?? found.value
      const loading = load(definition, locale)
      cached.set(key, { definition, locale, value: null, loading, fetch: fetches })
      return loading.catch((error: unknown) => {
        if (cached.get(key)?.loading === loading) cached.delete(key)
        throw error
      })
    },

    /** The presence of a type's content in a language as text, as cached; null if nothing is cached for it. */
    presence(uid: string, locale: Locale): string | null {
      const found = cached.get(cacheKey(uid, locale))
      if (!found || found.loading) return null
      const { definition, value } = found
      return value === null ? 'none' : JSON.stringify(definition.presenceOf?.(value) ?? true)
    },

    /**
     * Fetches the cached content of one type, and of types that include it, again; of all types if there is no `uid`.
     * Returns whether everything succeeded that can: invalid content keeps its old value until it changes.
     */
    async refresh(uid?: string): Promise<boolean> {
      const affected = [...cached.values()].filter(
        ({ definition }) =>
          uid === undefined || definition.uid === uid || definition.includes?.includes(uid),
      )
      const outcomes = await Promise.allSettled(
        affected.map((one) => fetchAndKeep(one.definition, one.locale)),
      )
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') {
          log.warn({ err: outcome.reason, uid }, 'content refresh failed, keeping the old content')
        }
      }
      return outcomes.every(
        (outcome) => outcome.status === 'fulfilled' || outcome.reason instanceof InvalidContent,
      )
    },
  }
}

function cacheKey(uid: string, locale: Locale): string {
  return `${uid} ${locale}`
}
