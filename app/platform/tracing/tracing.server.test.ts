import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { httpRequest } from '~/testing/http-request'
import { startTestServer } from '~/testing/start-test-server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { startTracing } from './start-tracing.server'

type Span = {
  name: string
  traceId: string
  parentSpanId?: string
  spanId: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A collector that keeps what it gets. */
async function startCollector() {
  const bodies: string[] = []
  const address = await listen(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push(await text(request))
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  const spans = () =>
    bodies
      .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  return { address, spans, sent: () => bodies.join() }
}

const attribute = (span: Span | undefined, key: string) => {
  const value = span?.attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

const link = 'q7RkZ-2bT_x9Lw0PmNv3Yd8sHc6FgJ1a'
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const headers = {
  traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
  'X-Request-Id': 'id-of-the-proxy',
}

/** Asks a site that reads something of the CMS for a private page. */
async function visit(isProxyTrusted: boolean) {
  const collector = await startCollector()
  const cms = await listen((_request, response) => response.end('{}'))
  const stop = await startTracing(collector.address)
  const handle = async () => {
    await fetch(`${cms}/api/contracts/${link}?secret=yes`)
    return new Response('a page', { headers: { 'Content-Type': 'text/html' } })
  }
  const { port } = await startTestServer(await temporaryFolder(), handle, { isProxyTrusted })
  const answer = await httpRequest(port, `/contract/${link}`, { headers })
  await stop()
  const spans = collector.spans()
  const [page] = spans.filter(({ name }) => name === 'GET en/contract')
  const [read] = spans.filter(({ spanId }) => spanId !== page?.spanId)
  return { answer, page, read, sent: collector.sent() }
}

it('sends a span for a request and for what it asks of the CMS, without private links', async () => {
  const { answer, page, read, sent } = await visit(true)
  expect(page?.traceId).toBe(traceId)
  expect(attribute(page, 'http.response.status_code')).toBe(200)
  expect(attribute(page, 'request.id')).toBe('id-of-the-proxy')
  expect(answer.headers['x-request-id']).toBe('id-of-the-proxy')
  expect(read?.parentSpanId).toBe(page?.spanId)
  expect(attribute(read, 'url.path')).toBe('/api/contracts/<link>')
  expect(sent).not.toContain(link)
  expect(sent).not.toContain('secret=yes')
  expect(sent).toContain('ceiba-stays-site')
})

it('believes no ids of visitors', async () => {
  const { answer, page } = await visit(false)
  expect(page?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(page?.traceId).not.toBe(traceId)
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{12}$/)
})
