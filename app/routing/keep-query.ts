/** Names that Remix gives to what it asks for; they say nothing to a page. */
const ownNames = new Set(['_routes', 'index'])

/** A path with the parameters of the address that led there; those that the path brings along come first. */
export function keepQuery(path: string, requested: URLSearchParams): string {
  const [target = '', own = ''] = path.split('?', 2)
  const query = new URLSearchParams(own)
  const named = new Set(query.keys())
  for (const [name, value] of requested) {
    if (!named.has(name) && !ownNames.has(name)) query.append(name, value)
  }
  const search = query.toString()
  return search ? `${target}?${search}` : target
}
