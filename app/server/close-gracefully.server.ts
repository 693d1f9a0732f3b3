import type { Server } from 'node:http'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'

const patience = seconds(5)

/** Takes no new connections and waits for the requests in work, five seconds at most. */
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

/** On Ctrl-C or a stop by the system: closes in order and ends the process. A second signal ends it at once. */
export function closeOnSignals(close: () => Promise<void>): void {
  let isClosing = false
  const end = (signal: NodeJS.Signals) => {
    if (isClosing) process.exit(1)
    isClosing = true
    log.info({ signal }, 'closing')
    close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'closing failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
