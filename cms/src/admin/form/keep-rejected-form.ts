import { overwritingCode } from '../../publishing/overwriting-code'
import { entryOf } from './entry-of-call'
import { tellRejectedForm } from './rejected-forms'
import { noteSeenVersion } from './seen-versions'

/** The last answers with an entry, by address, and the entries whose form was rejected since somebody else saved. */
const reads = new Map<string, string>()
const rejected = new Set<string>()
const mostReads = 20

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
    tellRejectedForm()
    if ((await answer.clone().text()).includes(overwritingCode)) rejected.add(entry)
  }
}
