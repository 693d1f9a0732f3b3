import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

type TraceOptions = {
  /** The name of a route, never an address: it may contain a secret id. */
  route: string
  requestId: string
  /** Whether the `traceparent` header comes from our own proxy. */
  isProxyTrusted: boolean
}

/** Runs `work` in a span that ends with the response. Costs next to nothing while tracing is off. */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { route, requestId, isProxyTrusted }: TraceOptions,
  work: () => void,
): void {
  const parent = isProxyTrusted ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
  const method = request.method ?? 'GET'
  const span = trace.getTracer('ceiba-stays').startSpan(
    `${method} ${route}`,
    {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'http.route': route, 'request.id': requestId },
    },
    parent,
  )
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode)
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  context.with(trace.setSpan(parent, span), work)
}
