import { noVersion } from '../../publishing/overwriting-code'
import { entryOf } from './entry-of-call'

/** When the version was saved that the form of an entry shows (UTC). */
const versions = new Map<string, string>()

/** Notes the version that a form, or the dialog of a related entry, gets. `text` is the answer with it. */
export function recordSeenVersion(url: URL, text: string): void {
  const entry = entryOf(url)
  if (!entry || url.searchParams.get('status') === 'published') return
  const version = versionOf(text)
  if (version) versions.set(entry, version)
  else versions.delete(entry)
}

/** The version that the form of this call shows; undefined for other calls. */
export function seenVersionOf(url: URL): string | undefined {
  return versions.get(entryOf(url) ?? '')
}

/** Strapi answers with an empty entry for a language that does not exist yet. */
function versionOf(text: string): string | undefined {
  const answer = parse(text)
  if (!isObject(answer) || !('data' in answer) || !isObject(answer.data)) return undefined
  const { data } = answer
  if ('updatedAt' in data) return typeof data.updatedAt === 'string' ? data.updatedAt : undefined
  return Object.keys(data).length === 0 ? noVersion : undefined
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
