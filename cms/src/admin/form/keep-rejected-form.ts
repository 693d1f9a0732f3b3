import { overwritingCode } from '../../publishing/overwriting-code'
import { entryOf } from './entry-of-call'
import { noteSeenVersion } from './seen-versions'

/** The last answers that brought an entry, by their address. */
const reads = new Map<string, string>()
const mostReads = 20
/** The entries of which a form was rejected because somebody else had saved. */
const rejected = new Set<string>()
const listeners = new Set<() => void>()

/** Calls back when the CMS rejected a form, before Strapi knows. Returns how to end it. */
export function onRejectedForm(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Strapi reads an entry again after an error, too: a form that was rejected would count as one of the other person's version,
 * and the next press would overwrite it. It gets the version from before until the page is loaded again, or a save of it succeeds.
 */
export function keptAnswer(method: string, url: URL): Response | undefined {
  const entry = entryOf(url)
  const text = reads.get(url.href)
  if (method !== 'GET' || !entry || !rejected.has(entry) || text === undefined) return undefined
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}

export async function noteAnswer(method: string, url: URL, answer: Response): Promise<void> {
  const entry = entryOf(url)
  if (!entry) return
  if (method === 'GET' && answer.ok) {
    const text = await answer.clone().text()
    noteSeenVersion(url, text)
    reads.delete(url.href)
    reads.set(url.href, text)
    const [oldest] = reads.keys()
    if (reads.size > mostReads && oldest !== undefined) reads.delete(oldest)
  } else if (method !== 'GET' && answer.ok) {
    rejected.delete(entry)
  } else if (method !== 'GET') {
    for (const listener of listeners) listener()
    if ((await answer.clone().text()).includes(overwritingCode)) rejected.add(entry)
  }
}
