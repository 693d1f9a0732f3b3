/** Query parameters that Remix adds to its own requests. */
const remixParameters = new Set(['_routes', 'index'])

/** A path with the query parameters of another address added before its anchor. Its own parameters take precedence. */
export function keepQuery(path: string, requested: URLSearchParams): string {
  const [address = '', ...anchor] = path.split(/(?=#)/)
  const [target = '', own = ''] = address.split('?', 2)
  const query = new URLSearchParams(own)
  const named = new Set(query.keys())
  for (const [name, value] of requested) {
    if (!named.has(name) && !remixParameters.has(name)) query.append(name, value)
  }
  const search = query.toString()
  return (search ? `${target}?${search}` : target) + anchor.join('')
}
