import { fileUid, type ContentChange } from '~content/content-change'
import { contentTag, presenceTag } from '~content/content-definition'
import { locales } from '~content/locale'
import { log } from '~/platform/log/log.server'
import { everyPageTag, invalidateTags } from '~/platform/page-cache/invalidation.server'
import { singleton } from '~/platform/process/singleton.server'
import { contentCache } from './read-content.server'

/**
 * A change that a webhook reported, or `everything` if webhooks may have been lost and all content must be reloaded.
 */
export type ContentEvent = { kind: 'change'; change: ContentChange } | { kind: 'everything' }

/** Reloads what the event affects. Returns the cache tags of the pages made from it. */
export type ContentHandler = (event: ContentEvent) => Promise<string[]>

const state = singleton('content-events', () => ({
  handlers: new Set<ContentHandler>(),
  queue: Promise.resolve<unknown>(undefined),
  /** The outcome of a change to a picture that waits in the queue. */
  waitingPicture: null as Promise<boolean> | null,
}))

/** Registers a handler of a feature that keeps content in its own form. Returns how to unregister. */
export function onContentChange(handler: ContentHandler): () => void {
  state.handlers.add(handler)
  return () => state.handlers.delete(handler)
}

/** Reloads the changed content, then invalidates the pages made from it. Resolves as `applyEvent`. */
export function applyContentChange(change: ContentChange): Promise<boolean> {
  if (!isShownPicture(change)) return enqueue({ kind: 'change', change })
  // One reload serves all pictures that were changed before it begins: editors delete many at once.
  state.waitingPicture ??= enqueue({ kind: 'change', change })
  return state.waitingPicture
}

/** Reloads all content and invalidates every page. Resolves as `applyEvent`. */
export function refreshAllContent(): Promise<boolean> {
  return enqueue({ kind: 'everything' })
}

/** Events are applied one at a time in order, so that an older state never overwrites a newer one. */
function enqueue(event: ContentEvent): Promise<boolean> {
  const outcome = state.queue.then(() => applyEvent(event))
  state.queue = outcome.catch(() => undefined)
  return outcome
}

/** Returns whether everything was reloaded. If not, the old content stays and the caller may retry. */
async function applyEvent(event: ContentEvent): Promise<boolean> {
  const uid = event.kind === 'everything' ? undefined : event.change.uid
  const isPicture = event.kind === 'change' && isShownPicture(event.change)
  if (isPicture) state.waitingPicture = null
  const before = presenceOf(uid)
  // Entries of any type may show the picture.
  let complete = await contentCache().refresh(isPicture ? undefined : uid)
  const tags = new Set<string>()
  if (uid === undefined || isPicture) tags.add(everyPageTag)
  if (uid !== undefined) tags.add(contentTag(uid))
  if (uid !== undefined && uid !== fileUid && !isSamePresence(before, presenceOf(uid))) {
    tags.add(presenceTag(uid))
  }
  for (const handler of state.handlers) {
    try {
      for (const tag of await handler(event)) tags.add(tag)
    } catch (err) {
      complete = false
      log.error({ err, uid }, 'content change failed to apply')
    }
  }
  await invalidateTags([...tags])
  log.info({ uid: uid ?? 'all', tags: tags.size, complete }, 'content change applied')
  return complete
}

function presenceOf(uid: string | undefined) {
  return locales.map((locale) => (uid === undefined ? null : contentCache().presence(uid, locale)))
}

/** A language that is not cached may have changed: pages that were stored before this start may depend on it. */
function isSamePresence(
  before: readonly (string | null)[],
  after: readonly (string | null)[],
): boolean {
  return before.every((was, index) => was !== null && was === after[index])
}

/** Whether a file changed that content may show already; nothing shows a new one. */
function isShownPicture({ uid, event }: ContentChange): boolean {
  return uid === fileUid && event !== 'create'
}
