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
 * Where an address without a page leads; null if nowhere. Asks memory alone. A page that is kept because of
 * the answer is made again when redirects change.
 */
export function findRedirect(path: string): Redirect | null {
  addCacheTags(...tags)
  return state.index?.find(path) ?? null
}

/** The present slug of a rental that had this one in the language; null if none had it. As above. */
export function findRentalSlug(oldSlug: string, locale: Locale): string | null {
  addCacheTags(...tags)
  return state.index?.findRentalSlug(oldSlug, locale) ?? null
}

/** The rental whose page had the slug in the language until it was unpublished; null if there was none. As above. */
export function findGoneRental(slug: string, locale: Locale): GoneRental | null {
  addCacheTags(...tags)
  return state.index?.findGoneRental(slug, locale) ?? null
}

/** Whether the redirects are known. */
export function hasRedirects(): boolean {
  return state.index !== null
}

/**
 * Loads the redirects and keeps them current from now on; while the CMS is down, as they were last. Rejects
 * where neither is to be had. Resolves with how to end it.
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

/** A former name leads on only while its page is published, which changes without a change to the name itself. */
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
