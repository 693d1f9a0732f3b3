import { join } from 'node:path'
import type { ContentChange } from '~content/content-change'
import { contentTag } from '~content/content-definition'
import type { Locale } from '~content/locale'
import { redirectsSchema, redirectUids, type GoneRental } from '~content/redirects'
import { onContentChange, type ContentEvent } from '~/platform/content/content-events.server'
import { fetchFromCms } from '~/platform/content/fetch-from-cms.server'
import { findJson } from '~/platform/files/read-json.server'
import { writeAtomically } from '~/platform/files/write-atomically.server'
import { log } from '~/platform/log/log.server'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { singleton } from '~/platform/process/singleton.server'
import { workerFolder } from '~/platform/process/web-worker.server'
import { ownsSlugs } from '~/routing/slug-owner'
import { createRedirectIndex, type Redirect, type RedirectIndex } from './redirect-index'

const file = join(workerFolder(), 'content', 'redirects.json')
const tags = redirectUids.map(contentTag)

const state = singleton('redirects', (): { index: RedirectIndex | null } => ({ index: null }))

/**
 * The redirect of an address without a page, from memory; null if there is none. Adds cache tags, so that a page stored
 * with this result is rendered again when redirects change.
 */
export function findRedirect(path: string): Redirect | null {
  addCacheTags(...tags)
  return state.index?.find(path) ?? null
}

/** The present slug of a rental that had this one in the language; null if none had it. Adds the same cache tags. */
export function findRentalSlug(oldSlug: string, locale: Locale): string | null {
  addCacheTags(...tags)
  return state.index?.findRentalSlug(oldSlug, locale) ?? null
}

/** The present slug of a town or region that had this one; null if none had it. Adds the same cache tags. */
export function findPlaceSlug(kind: 'town' | 'region', oldSlug: string): string | null {
  addCacheTags(...tags)
  return state.index?.findPlaceSlug(kind, oldSlug) ?? null
}

/** The unpublished rental whose page had the slug in the language, or null. Adds the same cache tags. */
export function findGoneRental(slug: string, locale: Locale): GoneRental | null {
  addCacheTags(...tags)
  return state.index?.findGoneRental(slug, locale) ?? null
}

/** Whether the redirects have been loaded. */
export function hasRedirects(): boolean {
  return state.index !== null
}

/**
 * Loads the redirects, from the last snapshot if the CMS is down, and reloads them on webhook events. Rejects if there
 * is no snapshot either. Resolves with a function that stops listening.
 */
export async function startRedirects(): Promise<() => Promise<void>> {
  const stopListening = onContentChange(applyContentEvent)
  try {
    await load().catch(loadSaved)
  } catch (err) {
    stopListening()
    throw err
  }
  return async () => stopListening()
}

async function applyContentEvent(event: ContentEvent): Promise<string[]> {
  if (event.kind === 'change' && !changesRedirects(event.change)) return []
  await load()
  return tags
}

/** A former slug redirects only while its page is published, so publishing and unpublishing count as well. */
function changesRedirects({ uid, event }: ContentChange): boolean {
  const isOfPage = (event === 'publish' || event === 'unpublish') && ownsSlugs(uid)
  return isOfPage || redirectUids.some((one) => one === uid)
}

/** Reads all redirects from the CMS. Throws if the CMS is unreachable or breaks the contract. */
async function load(): Promise<void> {
  const redirects = redirectsSchema.parse(await fetchFromCms('redirects'))
  state.index = createRedirectIndex(redirects)
  await writeAtomically(file, JSON.stringify(redirects)).catch((err: unknown) =>
    log.error({ err }, 'redirects snapshot could not be saved'),
  )
}

async function loadSaved(reason: unknown): Promise<void> {
  const saved = await findJson(file, redirectsSchema)
  if (!saved) throw reason
  log.warn({ reason: String(reason) }, 'redirects could not be loaded, using the last known ones')
  state.index = createRedirectIndex(saved)
}
