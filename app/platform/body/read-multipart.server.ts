import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { createFieldCollector } from './field-collector'
import { isFieldName } from './field-name'
import { brokenForm, largeForm, type FormError } from './form-error'
import { formLimits } from './form-limits'
import { BodyTooLarge } from './stream-body.server'

/** A file of a form. It ends early with `truncated` set if the file exceeds the limit. */
export type FileStream = Readable & { truncated?: boolean }

/** What to do with the files of a form. */
export type FileHandling = {
  maxFiles: number
  maxFileBytes: number
  /** Of the whole body, where it may be larger than that of other forms. */
  maxBodyBytes?: number
  /** Stores a file. Reading stops if it rejects; it must stop when `signal` aborts. */
  store: (field: string, name: string, stream: FileStream, signal: AbortSignal) => Promise<void>
}

/** What a decoder inserts for bytes that are not UTF-8. */
const undecodable = '\uFFFD'

/**
 * Reads `multipart/form-data` as it arrives, and stops at the first part that is not allowed. Without `files` that
 * includes any file. Resolves with the fields or the error to answer. Throws a `StorageUnavailable` of `store`.
 */
export async function readMultipart(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  files: FileHandling | null = null,
): Promise<{ form: FormData } | FormError> {
  const parser = createParser(contentType, files)
  if (!parser || !body) return brokenForm
  const fields = createFieldCollector()
  const stored: Promise<void>[] = []
  const stop = new AbortController()
  const found: { rejection?: FormError; unavailable?: StorageUnavailable } = {}

  function reject(error: FormError): void {
    found.rejection ??= error
    stop.abort()
  }

  parser.on('field', (name, value, isNameCut, isValueCut) => {
    const isBroken = isNameCut || name.includes(undecodable) || value.includes(undecodable)
    const error = isBroken ? brokenForm : isValueCut ? largeForm : fields.add(name, value)
    if (error) reject(error)
  })
  // A part can be a file by its type alone, without a name.
  parser.on('file', (field, stream: FileStream, name: string | undefined) => {
    if (!files) {
      stream.resume()
      return reject(brokenForm)
    }
    if (!isFieldName(field)) reject(brokenForm)
    const storing = files.store(field, name ?? '', stream, stop.signal)
    stored.push(storing)
    storing.catch((error: unknown) => {
      if (error instanceof StorageUnavailable) found.unavailable ??= error
      stop.abort()
    })
  })
  for (const limit of ['fieldsLimit', 'partsLimit'] as const) {
    parser.on(limit, () => reject(largeForm))
  }
  parser.on('filesLimit', () => reject(brokenForm))

  try {
    const counter = limitBytes(files?.maxBodyBytes ?? formLimits.body, () => reject(largeForm))
    const stream = Readable.fromWeb(body as NodeReadableStream)
    await pipeline(stream, counter, parser, { signal: stop.signal })
    await Promise.all(stored)
    return { form: fields.form }
  } catch (error) {
    stop.abort()
    await Promise.allSettled(stored)
    if (found.unavailable) throw found.unavailable
    if (error instanceof BodyTooLarge) return largeForm
    // Anything else is a fault of the body: it was cut off, or is not a form.
    return found.rejection ?? brokenForm
  }
}

function limitBytes(limit: number, onExcess: () => void): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.length
      if (size > limit) onExcess()
      else done(null, chunk)
    },
  })
}

/** Null if the header has no boundary. */
function createParser(contentType: string, files: FileHandling | null): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: 100,
        fieldSize: formLimits.text,
        fields: formLimits.fields,
        parts: formLimits.fields + (files?.maxFiles ?? 0),
        headerPairs: 20,
        headerSize: 2000,
        ...(files && { files: files.maxFiles, fileSize: files.maxFileBytes }),
      },
    })
  } catch {
    return null
  }
}
