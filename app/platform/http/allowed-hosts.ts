/**
 * The exact values of the Host header that are answered: that of the site's origin and the extra ones.
 * A site on localhost is also reached by its loopback addresses.
 */
export function allowedHosts(origin: string, extra: readonly string[]): ReadonlySet<string> {
  const { host, hostname, port } = new URL(origin)
  const hosts = new Set([host, ...extra])
  if (hostname === 'localhost' || hostname === '127.0.0.1') {
    const suffix = port ? `:${port}` : ''
    for (const name of ['localhost', '127.0.0.1', '[::1]']) hosts.add(`${name}${suffix}`)
  }
  return hosts
}

/** The origins from which this site's own forms are sent. */
export function allowedOrigins(origin: string, hosts: ReadonlySet<string>): ReadonlySet<string> {
  const { protocol } = new URL(origin)
  return new Set([origin, ...[...hosts].map((host) => `${protocol}//${host}`)])
}
