import { overwritingCode } from '../../publishing/overwriting-code'
import { entryOf } from './entry-of-call'
import { recordSeenVersion } from './seen-versions'

/** The last answers that brought an entry, by their address. */
const reads = new Map<string, string>()
const maxReads = 20
/** Entries whose form was rejected because another person had saved them. */
const rejected = new Set<string>()
const listeners = new Set<() => void>()
type ClosedListener = (model: string, documentId: string) => void
const closedListeners = new Set<ClosedListener>()

/** Calls back when the CMS rejected a form, before Strapi knows. Returns how to end it. */
export function onRejectedForm(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * After a rejected save Strapi refetches the entry, and the next save would overwrite the other person's version.
 * Answers the old response until the form closes or a save succeeds.
 */
export function keptAnswer(method: string, url: URL): Response | undefined {
  const entry = entryOf(url)
  const text = reads.get(url.href)
  if (method !== 'GET' || !entry || !rejected.has(entry) || text === undefined) return undefined
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}

/** Calls back when a form that the CMS had rejected was closed. */
export function onClosedRejectedForm(listener: ClosedListener): void {
  closedListeners.add(listener)
}

/** Lets an entry be read anew in each language, once its form is closed. A type with one entry has no id. */
export function forgetRejectedForm(model: string, documentId = ''): void {
  const ofEntry = [...rejected].filter(
    (entry) => entry.startsWith(`${model} ${documentId} `) || entry.startsWith(`${model}  `),
  )
  for (const entry of ofEntry) rejected.delete(entry)
  if (ofEntry.length > 0) for (const listener of closedListeners) listener(model, documentId)
}

export async function recordAnswer(method: string, url: URL, answer: Response): Promise<void> {
  const entry = entryOf(url)
  if (!entry) return
  if (method === 'GET' && answer.ok) {
    const text = await answer.clone().text()
    recordSeenVersion(url, text)
    reads.delete(url.href)
    reads.set(url.href, text)
    const [oldest] = reads.keys()
    if (reads.size > maxReads && oldest !== undefined) reads.delete(oldest)
  } else if (method !== 'GET' && answer.ok) {
    rejected.delete(entry)
  } else if (method !== 'GET') {
    for (const listener of listeners) listener()
    if ((await answer.clone().text()).includes(overwritingCode)) rejected.add(entry)
  }
}
