import { trace } from '@opentelemetry/api'
import { env } from '~/platform/env/env.server'
import { maskPrivateLinks } from '~/platform/log/create-log.server'

/**
 * Sends spans to the collector of OTEL_EXPORTER_OTLP_ENDPOINT; without it nothing is loaded. The other variables of
 * OpenTelemetry (OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS …) are read by its SDK.
 * @returns what sends the last spans and stops.
 */
export async function startTracing(
  endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT,
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {}
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { UndiciInstrumentation } = await import('@opentelemetry/instrumentation-undici')
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources')

  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'ceiba-stays-site' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  const requests = new UndiciInstrumentation({
    // The poller of content changes asks every few seconds, without a request.
    requireParentforSpans: true,
    requestHook: (span, { origin, path }) => {
      const address = new URL(path, origin)
      span.setAttributes({
        'url.full': maskPrivateLinks(address.origin + address.pathname),
        'url.path': maskPrivateLinks(address.pathname),
        'url.query': '',
      })
    },
  })
  return async () => {
    requests.disable()
    await provider.shutdown()
    trace.disable()
  }
}
