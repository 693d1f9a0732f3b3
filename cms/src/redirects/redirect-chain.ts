/** The direct target of each path. */
export type Targets = ReadonlyMap<string, string>

/** The path of an address in the form in which redirects are compared: lower case, without query and trailing slash. */
export function comparablePath(address: string): string {
  const path = address.replace(/[?#].*$/, '').toLowerCase()
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** The path of an address of this site as editors paste it, perhaps whole or with accents; any other as it is. */
export function ownPath(address: string, origin: string): string {
  const text = address.trim()
  if (text === '' || !URL.canParse(text, origin)) return text
  const url = new URL(text, origin)
  return url.origin === new URL(origin).origin ? url.pathname + url.search + url.hash : text
}

/** The addresses that a visitor of `from` is sent through. In a loop the last one is the first that repeats. */
export function chainFrom(from: string, targets: Targets): { chain: string[]; loops: boolean } {
  const chain = [from]
  const seen = new Set([from])
  let address = targets.get(from)
  while (address !== undefined) {
    const path = comparablePath(address)
    chain.push(address)
    if (seen.has(path)) return { chain, loops: true }
    seen.add(path)
    address = targets.get(path)
  }
  return { chain, loops: false }
}
