import { formFields } from './form-fields'

/** The fields of an API call, or the status to answer. */
export type FieldsOrStatus = { fields: Readonly<Record<string, unknown>> } | { status: 400 | 415 }

const unreadable = { status: 400 } as const
const unknownType = { status: 415 } as const

/**
 * Reads the body of an API call as a JSON object or a URL-encoded form, by its content type. Its size was limited by
 * `receiveBody`. 415 for any other type, 400 for invalid UTF-8 or JSON, a JSON value that is not an object, or a
 * malformed form. Field names are as sent, `__proto__` included: read them by name, never merge them.
 */
export async function readFields(request: Request): Promise<FieldsOrStatus> {
  const type = mediaType(request.headers.get('Content-Type'))
  if (type === null) return unknownType
  const text = decode(await request.arrayBuffer())
  if (text === null) return unreadable
  const fields = type === 'json' ? jsonFields(text) : formFields(text)
  return fields ? { fields } : unreadable
}

function mediaType(header: string | null): 'json' | 'form' | null {
  const [name = '', ...parameters] = (header ?? '').toLowerCase().split(';')
  const isUtf8 = parameters.every((each) => /^\s*(charset="?utf-?8"?)?\s*$/.test(each))
  if (!isUtf8) return null
  if (name.trim() === 'application/json') return 'json'
  return name.trim() === 'application/x-www-form-urlencoded' ? 'form' : null
}

function decode(body: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return null
  }
}

function jsonFields(text: string): Readonly<Record<string, unknown>> | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  return isFields(value) ? value : null
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
