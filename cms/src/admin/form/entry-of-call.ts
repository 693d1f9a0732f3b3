const path =
  /^\/content-manager\/(?:collection-types\/([^/]+)\/([^/]+)|single-types\/([^/]+))(?:\/actions\/(?:publish|discard))?$/

/**
 * The key of the entry and language that a call reads, saves, publishes or discards; undefined for any other call. A
 * type with one entry has an empty id.
 */
export function entryOf({ pathname, searchParams }: URL): string | undefined {
  const [, collection, documentId = '', single] = path.exec(pathname) ?? []
  const model = collection ?? single
  return model && [model, documentId, searchParams.get('locale') ?? ''].join(' ')
}
