import type { ContentChange } from '~content/content-change'
import { contentTag } from '~content/content-definition'
import { log } from '~/platform/log/log.server'
import { everyPageTag, invalidateTags } from '~/platform/page-cache/invalidation.server'
import { singleton } from '~/platform/process/singleton.server'
import { contentShelf } from './read-content.server'

/**
 * One announced change, or `everything` where announcements may have been lost and all must be read anew.
 */
export type ContentNews = { kind: 'change'; change: ContentChange } | { kind: 'everything' }

/** Takes news in (reads what it keeps anew) and names the tags of the pages that this concerns. */
export type ContentHandler = (news: ContentNews) => Promise<string[]>

const mediaUid = 'plugin::upload.file'

const state = singleton('content-events', () => ({
  handlers: new Set<ContentHandler>(),
  queue: Promise.resolve<unknown>(undefined),
}))

/** Features that keep content in a form of their own are told of changes here; returns how to stop. */
export function onContentChange(handler: ContentHandler): () => void {
  state.handlers.add(handler)
  return () => state.handlers.delete(handler)
}

/** Takes one change in: content is read anew, then the pages made from it are rendered again. */
export function announceContentChange(change: ContentChange): Promise<boolean> {
  return inTurn({ kind: 'change', change })
}

/** Reads everything anew and renders every page again. */
export function refreshAllContent(): Promise<boolean> {
  return inTurn({ kind: 'everything' })
}

/** News is worked off in its order, so that an older state never overwrites a newer one. */
function inTurn(news: ContentNews): Promise<boolean> {
  const outcome = state.queue.then(() => takeIn(news))
  state.queue = outcome.catch(() => undefined)
  return outcome
}

/** Says whether all could be read anew; where not, what is kept stays and the caller may try again. */
async function takeIn(news: ContentNews): Promise<boolean> {
  const uid = news.kind === 'everything' ? undefined : news.change.uid
  let complete = await contentShelf().refresh(uid)
  const tags = new Set<string>()
  if (uid === undefined || uid === mediaUid) tags.add(everyPageTag)
  if (uid !== undefined) tags.add(contentTag(uid))
  for (const handler of state.handlers) {
    try {
      for (const tag of await handler(news)) tags.add(tag)
    } catch (err) {
      complete = false
      log.error({ err, uid }, 'a change of content was not taken in')
    }
  }
  await invalidateTags([...tags])
  log.info({ uid: uid ?? 'all', tags: tags.size, complete }, 'content changed')
  return complete
}
