/** `documentId` is empty for a type with one entry. */
export type Entry = { model: string; documentId: string; locale: string }

export const entryKey = ({ model, documentId, locale }: Entry) =>
  [model, documentId, locale].join(' ')

const path =
  /^\/content-manager\/(?:collection-types\/([^/]+)\/([^/]+)|single-types\/([^/]+))(?:\/actions\/publish)?$/

/** The key of the entry that a call reads, saves or publishes; undefined for any other call. */
export function entryOf({ pathname, searchParams }: URL): string | undefined {
  const [, collection, documentId = '', single] = path.exec(pathname) ?? []
  const model = collection ?? single
  return model && entryKey({ model, documentId, locale: searchParams.get('locale') ?? '' })
}
