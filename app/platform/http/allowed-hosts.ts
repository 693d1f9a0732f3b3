/**
 * The allowed values of the Host header: the host of the site's origin and the extra hosts. A site on localhost also
 * accepts its loopback addresses.
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

/** The origins of this site's own forms. */
export function allowedOrigins(origin: string, hosts: ReadonlySet<string>): ReadonlySet<string> {
  const { protocol } = new URL(origin)
  return new Set([origin, ...[...hosts].map((host) => `${protocol}//${host}`)])
}
