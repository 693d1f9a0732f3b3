import { stripVTControlCharacters } from 'node:util'

/** The names under which Winston looks for a line's level and for its text. */
const levelKey = Symbol.for('level')
export const textKey = Symbol.for('message')

type Line = { level: string; message: unknown; stack?: unknown; [levelKey]?: string }

/**
 * A format of Winston: JSON lines like those of the site's log, with the id of the request that is answered. The site
 * sends the id that its own lines have.
 * @param findRequestId undefined outside of a request
 */
export function jsonLog(findRequestId: () => string | undefined) {
  return {
    transform: (line: Line) => {
      const { level, message, stack } = line
      const given = findRequestId()
      const requestId = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : undefined
      const msg = stripVTControlCharacters(String(message))
      const text = { level, time: new Date().toISOString(), requestId, msg, stack }
      return {
        level,
        message,
        [levelKey]: line[levelKey] ?? level,
        [textKey]: JSON.stringify(text),
      }
    },
  }
}
