import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'

const closeIdleEvery = 100

/**
 * Goes on answering for `delay` milliseconds, also on new connections, so that a proxy which asks `/ready` sends
 * requests elsewhere before they would be refused. Every answer says `Connection: close`: a proxy keeps few connections
 * that are closed under it later.
 */
export async function waitForProxy(server: Server, delay: number): Promise<void> {
  if (delay === 0) return
  server.maxRequestsPerSocket = 1
  await pause(delay)
}

/**
 * Stops accepting connections and waits up to `patience` milliseconds for requests in flight, then closes their
 * connections. A connection is closed as soon as it is idle.
 */
export function closeServer(server: Server, patience = seconds(5)): Promise<void> {
  // The next answer of a connection says `Connection: close`, so that busy clients and proxies leave by themselves.
  server.maxRequestsPerSocket = 1
  return new Promise((resolve) => {
    const idleTimer = setInterval(() => server.closeIdleConnections(), closeIdleEvery)
    const deadline = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearInterval(idleTimer)
      clearTimeout(deadline)
      resolve()
    })
  })
}

/**
 * Closes gracefully on SIGINT and SIGTERM, then exits. A second signal exits at once, except in a web worker: it may
 * get the same signal from its process group and from the primary process, which kills workers that take too long.
 */
export function closeOnSignals(close: () => Promise<void>): void {
  let isClosing = false
  const end = (signal: NodeJS.Signals) => {
    if (isClosing) {
      if (!cluster.isWorker) process.exit(1)
      return
    }
    isClosing = true
    log.info({ signal }, 'shutting down')
    close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'shutdown failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
