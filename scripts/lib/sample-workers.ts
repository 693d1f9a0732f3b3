/** Web workers around a small server, for web-workers.test.ts: `sample-workers.ts <port>`. */
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { closeOnSignals, closeServer } from '~/server/start/close-gracefully.server'
import { superviseWorkers } from './web-workers.js'

const port = Number(process.argv[2])

if (cluster.isPrimary) superviseWorkers(2)
else {
  const limit = createRateLimit({ name: 'sample', most: 3, within: 60_000 })
  const server = createServer(({ url }, response) => {
    if (url === '/note') limit.note('visitor')
    response.setHeader('Worker', process.env.WEB_WORKER ?? '')
    response.setHeader('Process', process.pid)
    const answer = () => response.end(limit.waitOf('visitor') > 0 ? 'limited' : 'free')
    if (url === '/slow') {
      response.flushHeaders()
      setTimeout(answer, 3000)
    } else answer()
  })
  server.on('error', () => process.exit(3))
  server.listen(port, '127.0.0.1')
  closeOnSignals(() => closeServer(server))
}
