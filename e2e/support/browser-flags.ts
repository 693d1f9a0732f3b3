/** Names have no address: what asks another host reaches nobody, and a site that runs elsewhere is not for these tests. */
const localOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/** A browser that runs in a container and talks to nobody but the site under test. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  localOnly,
]
