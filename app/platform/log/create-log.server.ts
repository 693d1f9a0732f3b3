import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import { currentRequestId } from './request-scope.server'

/** The ids in private links: 24 bytes in base64url. UUIDs, document ids and hashes have other lengths. */
const privateLink = /(?<![\w-])[\w-]{32}(?![\w-])/g

/** Takes ids that open something out of a text; what is left may be logged and shown to staff. */
export function maskPrivateLinks(text: string): string {
  return text.replace(privateLink, '<link>')
}

/**
 * A log of JSON lines. Whoever logs keeps secrets out; as a second guard no line carries what looks like the id
 * of a private link, wherever it comes from, and errors carry no address, body or data of a request.
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
        return requestId ? { requestId } : {}
      },
    },
    destination,
  )
}

/** Errors of Remix, fetch and SQLite hold more than what went wrong: the address, the answer, the statement. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return Object.prototype.toString.call(error)
  const { type, message, stack } = stdSerializers.err(error)
  const code: unknown = 'code' in error ? error.code : undefined
  return { type, message, stack, ...(typeof code === 'string' && { code }) }
}
