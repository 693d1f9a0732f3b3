import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { AggregatorRegistry, collectDefaultMetrics, register } from 'prom-client'

/**
 * Answers `GET /metrics` on a port of its own with the metrics of this process, or of its web workers together. Call it
 * in the primary process and in each worker. Does nothing without a port.
 * @param {{ port: string | undefined, host?: string }} options
 */
export function exposeMetrics({ port, host }) {
  if (!port) return undefined
  collectDefaultMetrics()
  // In a worker it answers the primary process.
  const ofWorkers = new AggregatorRegistry()
  if (cluster.isWorker) return undefined
  const hasWorkers = () => Object.keys(cluster.workers ?? {}).length > 0
  const read = () => (hasWorkers() ? ofWorkers.clusterMetrics() : register.metrics())
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      // A worker that has just started does not answer yet.
      () => response.writeHead(503, { 'Retry-After': '5' }).end(),
    )
  })
  return server.listen(Number(port), host || '127.0.0.1').unref()
}
