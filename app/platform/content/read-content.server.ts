import { join } from 'node:path'
import type * as z from 'zod'
import { contentTag, type ContentDefinition } from '~content/content-definition'
import type { Locale } from '~content/locale'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { singleton } from '~/platform/process/singleton.server'
import { asPreviewed } from './content-scope.server'
import { createContentShelf, type ContentShelf } from './content-shelf.server'
import { ContentUnavailable, unavailableResponse } from './content-unavailable.server'
import { fetchContent } from './fetch-content.server'

/**
 * Published content of one type and language, in a preview with the draft it looks at; null when it does not exist in that language.
 * Notes the tags of the type and of those that it includes. Throws a 503 response where the CMS cannot be asked and nothing is kept,
 * so loaders need not care.
 */
export async function readContent<Schema extends z.ZodType>(
  definition: ContentDefinition<Schema>,
  locale: Locale,
): Promise<z.infer<Schema> | null> {
  addCacheTags(...[definition.uid, ...(definition.includes ?? [])].map(contentTag))
  try {
    const published = await contentShelf().read(definition, locale)
    // The shelf, and a preview, hold under the type's uid nothing but what its schema let through.
    return asPreviewed(definition, locale, published) as z.infer<Schema> | null
  } catch (err) {
    if (!(err instanceof ContentUnavailable)) throw err
    log.error({ reason: err.message, uid: definition.uid, locale }, 'content is not available')
    throw unavailableResponse()
  }
}

/** The content of this process, with its snapshots in the data folder. */
export function contentShelf(): ContentShelf {
  return singleton('content-shelf', () =>
    createContentShelf(join(env.DATA_DIR, 'content'), fetchContent),
  )
}
