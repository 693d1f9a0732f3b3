import { type Entry, entryKey, entryOf } from './entry-of-call'

/** When the version was saved that the form of an entry shows (UTC). */
const versions = new Map<string, string>()

export function noteSeenVersion(entry: Entry, updatedAt: string): void {
  versions.set(entryKey(entry), updatedAt)
}

/** The version that the form showed whose call this is; undefined for any other call. */
export function seenVersionOf(url: URL): string | undefined {
  return versions.get(entryOf(url) ?? '')
}
