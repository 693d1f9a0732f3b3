import type * as z from 'zod'
import { env } from '~/platform/env/env.server'
import { seconds } from '~/platform/units/duration'
import { fetchCms } from './fetch-cms.server'

const timeout = seconds(10)
const maxReasonLength = 300

/**
 * The CMS did not answer a request for private records, or not to the end, or answered with a 5xx or 429: it is unknown
 * whether it carried the request out. Or it rejected the request, which `isRecordsOutage` tells apart.
 */
export class RecordsUnavailable extends Error {
  override name = 'RecordsUnavailable'
}

/**
 * The CMS rejected a request as wrong (a bad token, or a request that violates the contract), or answered something
 * that violates it. That is an error of the site, and asking again does not help. A form still keeps what was typed, as
 * in an outage.
 */
export class RequestRejected extends RecordsUnavailable {
  override name = 'RequestRejected'
}

/** Whether a request failed because the CMS is away. A request that it rejected is an error of the site. */
export const isRecordsOutage = (err: unknown): boolean =>
  err instanceof RecordsUnavailable && !(err instanceof RequestRejected)

/** Another record is in the way of a change, such as nights that others hold. Asking again does not help. */
export class RecordConflict extends Error {
  override name = 'RecordConflict'
}

/**
 * Private records in the CMS (contracts, bookings). Every call throws `RecordsUnavailable` if the CMS does not answer,
 * and its kind `RequestRejected` if the CMS rejects the request as wrong or answers something that violates the
 * contract.
 */
export type PrivateRecords = {
  /** `path` starts below `/api/`. */
  read: <Schema extends z.ZodType>(schema: Schema, path: string) => Promise<z.infer<Schema>>
  /** Throws `RecordConflict` if another record is in the way. */
  add: <Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    record: object,
  ) => Promise<z.infer<Schema>>
  /**
   * Null if the record is unknown or was changed by another request in between. Throws `RecordConflict` if another
   * record is in the way.
   */
  change: <Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    change: object,
  ) => Promise<z.infer<Schema> | null>
}

/** The whole answer of the CMS. */
type Answer = { status: number; text: string }

export function privateRecords(
  cms = { url: env.CMS_URL, token: env.CMS_CONTRACT_TOKEN },
): PrivateRecords {
  async function ask(method: string, path: string, body?: object): Promise<Answer> {
    try {
      const answer = await fetchCms(`${cms.url}/api/${path}`, {
        method,
        headers: { Authorization: `Bearer ${cms.token}`, 'Content-Type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(timeout),
      })
      return { status: answer.status, text: await answer.text() }
    } catch (error) {
      throw new RecordsUnavailable('The CMS request for a record failed', { cause: error })
    }
  }

  return {
    read: async (schema, path) => parse(schema, await ask('GET', path)),
    async add(schema, path, record) {
      const answer = await ask('POST', path, record)
      if (answer.status === 409) throw new RecordConflict('Another record is in the way')
      return parse(schema, answer)
    },
    async change(schema, path, change) {
      const answer = await ask('PUT', path, change)
      if (answer.status === 409 || answer.status === 404) return null
      if (answer.status === 422) throw new RecordConflict('Another record is in the way')
      return parse(schema, answer)
    },
  }
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  { status, text }: Answer,
): z.infer<Schema> {
  if (status < 200 || status >= 300) {
    const message = `The CMS answered ${status}: ${text.slice(0, maxReasonLength)}`
    const isOutage = status >= 500 || status === 429
    throw isOutage ? new RecordsUnavailable(message) : new RequestRejected(message)
  }
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new RequestRejected('The CMS answered something else than agreed', { cause })
  }
}
