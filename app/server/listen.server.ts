import type { Server } from 'node:http'

/** Listens on a port. Throws an error that says what to do if the port is taken or not allowed. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new Error(`Port ${port} is in use. Set SITE_PORT to a free one.`, { cause: error }))
      } else {
        reject(new Error(`The site cannot listen on ${host}:${port}.`, { cause: error }))
      }
    })
    server.listen(port, host, resolve)
  })
}
