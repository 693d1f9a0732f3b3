import { trace } from '@opentelemetry/api'
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import { currentRequestId } from './request-scope.server'

/**
 * Ids of private links: 24 bytes in base64url. UUIDs, document ids and hashes have other lengths; ids of requests and
 * traces, which may have the same, are known by their names in the line.
 */
const privateLink = /(?<![\w-]|"(?:requestId|traceId)":")[\w-]{32}(?![\w-])/g

/** Replaces ids of private links, so that the text may be logged and shown to staff. */
export function maskPrivateLinks(text: string): string {
  return text.replace(privateLink, '<link>')
}

/**
 * A log of JSON lines. Callers must not log secrets. As a second guard, ids of private links are masked in every line,
 * and errors are reduced to their type, message, stack and code.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      hooks: { streamWrite: maskPrivateLinks },
      mixin: () => {
        const requestId = currentRequestId()
        const traceId = trace.getActiveSpan()?.spanContext().traceId
        return { ...(requestId && { requestId }), ...(traceId && { traceId }) }
      },
    },
    destination,
  )
}

/** Errors of Remix, fetch and SQLite also carry URLs, responses and SQL statements, which are not logged. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return Object.prototype.toString.call(error)
  const { type, message, stack } = stdSerializers.err(error)
  const code: unknown = 'code' in error ? error.code : undefined
  return { type, message, stack, ...(typeof code === 'string' && { code }) }
}
