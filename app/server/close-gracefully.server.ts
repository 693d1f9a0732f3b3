import type { Server } from 'node:http'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'

const patience = seconds(5)

/** Stops accepting connections and waits up to `patience` for requests in flight, then closes their connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearTimeout(deadline)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Closes gracefully on SIGINT and SIGTERM, then exits. A second signal exits at once. */
export function closeOnSignals(close: () => Promise<void>): void {
  let isClosing = false
  const end = (signal: NodeJS.Signals) => {
    if (isClosing) process.exit(1)
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
