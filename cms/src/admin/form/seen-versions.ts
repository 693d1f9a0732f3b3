/** When the version was saved that the form of an entry shows (UTC), by `keyOf`. */
const versions = new Map<string, string>()

/** `documentId` is empty for a type with one entry. */
type Entry = { model: string; documentId: string; locale: string }

const keyOf = ({ model, documentId, locale }: Entry) => [model, documentId, locale].join(' ')

export function noteSeenVersion(entry: Entry, updatedAt: string): void {
  versions.set(keyOf(entry), updatedAt)
}

const path =
  /^\/content-manager\/(?:collection-types\/([^/]+)\/([^/]+)|single-types\/([^/]+))(?:\/|$)/

/** The version that the form showed whose call this is; undefined for any other call. */
export function seenVersionOf({ pathname, searchParams }: URL): string | undefined {
  const [, model, documentId = '', single] = path.exec(pathname) ?? []
  const locale = searchParams.get('locale') ?? ''
  return versions.get(keyOf({ model: model ?? single ?? '', documentId, locale }))
}
