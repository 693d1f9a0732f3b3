import { join } from 'node:path'
import * as z from 'zod'
import type { ContentDefinition } from '~content/content-definition'
import type { Locale } from '~content/locale'
import { findJson } from '~/platform/files/read-json.server'
import { writeAtomically } from '~/platform/files/write-atomically.server'
import { log } from '~/platform/log/log.server'
import { rememberPicturesIn } from '~/platform/pictures/remember-pictures.server'
import { ContentUnavailable } from './content-unavailable.server'

type Fetch = (definition: ContentDefinition, locale: Locale) => Promise<unknown>

type Held = {
  definition: ContentDefinition
  locale: Locale
  value: unknown
  loading: Promise<unknown> | null
}

export type ContentShelf = ReturnType<typeof createContentShelf>

/**
 * What was read from the CMS, in memory and as snapshots in `folder`. It stays until a change is
 * announced; what cannot be fetched again stays as it is.
 */
export function createContentShelf(folder: string, fetch: Fetch) {
  const held = new Map<string, Held>()

  const snapshotFile = (uid: string, locale: Locale) =>
    join(folder, `${uid.replace(/[^\w.-]/g, '_')}.${locale}.json`)

  async function fetchAndKeep(definition: ContentDefinition, locale: Locale): Promise<unknown> {
    const value = await fetch(definition, locale)
    rememberPicturesIn(value)
    held.set(shelfKey(definition.uid, locale), { definition, locale, value, loading: null })
    await writeAtomically(snapshotFile(definition.uid, locale), JSON.stringify({ value })).catch(
      (err: unknown) => log.error({ err, uid: definition.uid }, 'content snapshot was not saved'),
    )
    return value
  }

  async function load(definition: ContentDefinition, locale: Locale): Promise<unknown> {
    try {
      return await fetchAndKeep(definition, locale)
    } catch (err) {
      if (!(err instanceof ContentUnavailable)) throw err
      const schema = z.object({ value: definition.schema.nullable() })
      const snapshot = await findJson(snapshotFile(definition.uid, locale), schema)
      if (!snapshot) throw err
      log.warn(
        { reason: err.message, uid: definition.uid, locale },
        'content is read from its snapshot',
      )
      const { value } = snapshot
      rememberPicturesIn(value)
      held.set(shelfKey(definition.uid, locale), { definition, locale, value, loading: null })
      return value
    }
  }

  return {
    /** Answers from memory, else from the CMS, else from the snapshot; concurrent readers share one call. */
    async read(definition: ContentDefinition, locale: Locale): Promise<unknown> {
      const key = shelfKey(definition.uid, locale)
      const found = held.get(key)
      if (found) return found.loading ?? found.value
      const loading = load(definition, locale)
      held.set(key, { definition, locale, value: null, loading })
      return loading.catch((error: unknown) => {
        if (held.get(key)?.loading === loading) held.delete(key)
        throw error
      })
    },

    /**
     * Fetches again what is held of one type and what includes it, or of all types without one.
     * Says whether all of it succeeded.
     */
    async refresh(uid?: string): Promise<boolean> {
      const affected = [...held.values()].filter(
        ({ definition }) =>
          uid === undefined || definition.uid === uid || definition.includes?.includes(uid),
      )
      const outcomes = await Promise.allSettled(
        affected.map((one) => fetchAndKeep(one.definition, one.locale)),
      )
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') {
          log.warn(
            { err: outcome.reason, uid },
            'content could not be fetched again, the old is kept',
          )
        }
      }
      return outcomes.every((outcome) => outcome.status === 'fulfilled')
    },
  }
}

function shelfKey(uid: string, locale: Locale): string {
  return `${uid} ${locale}`
}
