/** Where each path leads at once. */
export type Targets = ReadonlyMap<string, string>

/** The path of an address of this site as redirects compare it: no query, no slash at its end. */
export function comparablePath(address: string): string {
  const path = address.replace(/[?#].*$/, '')
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** The addresses that a visitor of `from` passes, the last one first met twice where it is a loop. */
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
