import { join } from 'node:path'
import type * as z from 'zod'
import { contentTag, presenceTag, type ContentDefinition } from '~content/content-definition'
import type { Locale } from '~content/locale'
import { log } from '~/platform/log/log.server'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { singleton } from '~/platform/process/singleton.server'
import { workerFolder } from '~/platform/process/web-worker.server'
import { applyOverlay } from './content-overlay.server'
import { createContentCache, type ContentCache } from './content-cache.server'
import { ContentUnavailable, unavailableResponse } from './content-unavailable.server'
import { fetchContent } from './fetch-content.server'

/**
 * Published content of one type and language, or the draft in a preview; null if it does not exist in that language.
 * Adds the cache tags of the type and of the types it includes. Throws a 503 response if the CMS is unreachable and
 * nothing is cached, so loaders need not handle that.
 */
export async function readContent<Schema extends z.ZodType>(
  definition: ContentDefinition<Schema>,
  locale: Locale,
): Promise<z.infer<Schema> | null> {
  addCacheTags(...[definition.uid, ...(definition.includes ?? [])].map(contentTag))
  return read(definition, locale)
}

/**
 * Whether a single type is published in a language, or has a draft in a preview. Adds the cache tag of that alone: a
 * change of its fields leaves the page fresh. Throws as `readContent`.
 */
export async function hasContent(definition: ContentDefinition, locale: Locale): Promise<boolean> {
  addCacheTags(presenceTag(definition.uid))
  return (await read(definition, locale)) !== null
}

/**
 * What a page that only links to the content depends on, in a language or in a preview; null if there is no content.
 * Adds the cache tag of that alone. Throws as `readContent`.
 */
export async function readPresence<Content, Presence>(
  definition: Omit<ContentDefinition<z.ZodType<Content>>, 'presenceOf'> & {
    presenceOf(content: Content): Presence
  },
  locale: Locale,
): Promise<Presence | null> {
  addCacheTags(presenceTag(definition.uid))
  const content = await read(definition, locale)
  return content === null ? null : definition.presenceOf(content)
}

async function read<Schema extends z.ZodType>(
  definition: ContentDefinition<Schema>,
  locale: Locale,
): Promise<z.infer<Schema> | null> {
  try {
    const published = await contentCache().read(definition, locale)
    // Cache and preview validate content with the schema of its type.
    return applyOverlay(definition, locale, published) as z.infer<Schema> | null
  } catch (err) {
    if (!(err instanceof ContentUnavailable)) throw err
    log.error({ reason: err.message, uid: definition.uid, locale }, 'content unavailable')
    throw unavailableResponse()
  }
}

/** The content cache of this process, with its snapshots in the data folder. */
export function contentCache(): ContentCache {
  return singleton('content-cache', () =>
    createContentCache(join(workerFolder(), 'content'), fetchContent),
  )
}
