import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { createFieldCollector } from './field-collector'
import { formLimits } from './form-limits'
import { brokenForm, largeForm, type FormError } from './form-error'
import type { ReadForm } from './read-form.server'

/** What a decoder puts where there was no UTF-8. */
const undecodable = '\uFFFD'

/**
 * Reads `multipart/form-data` as it arrives and stops at the first part that may not be, a file among
 * them: a form that takes files reads them with limits of their own.
 */
export function readMultipart(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
): Promise<ReadForm | FormError> {
  return new Promise((resolve) => {
    const parser = parserOf(contentType)
    if (!parser || !body) return resolve(brokenForm)
    const stream = Readable.fromWeb(body as NodeReadableStream)
    const fields = createFieldCollector()
    let size = 0

    function end(result: ReadForm | FormError): void {
      stream.unpipe(parser ?? undefined)
      stream.destroy()
      resolve(result)
    }

    stream.on('data', (chunk: Uint8Array) => {
      size += chunk.length
      if (size > formLimits.body) end(largeForm)
    })
    stream.once('error', () => end(brokenForm))
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      const isBroken = isNameCut || name.includes(undecodable) || value.includes(undecodable)
      const refusal = isBroken ? brokenForm : isValueCut ? largeForm : fields.add(name, value)
      if (refusal) end(refusal)
    })
    parser.on('file', (_name, file) => {
      file.resume()
      end(brokenForm)
    })
    for (const limit of ['fieldsLimit', 'partsLimit', 'filesLimit'] as const) {
      parser.on(limit, () => end(largeForm))
    }
    parser.on('error', () => end(brokenForm))
    parser.on('finish', () => end({ form: fields.form }))
    stream.pipe(parser)
  })
}

/** Null where the header names no boundary. */
function parserOf(contentType: string): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: 100,
        fieldSize: formLimits.text,
        fields: formLimits.fields,
        parts: formLimits.fields,
        headerPairs: 20,
        headerSize: 2000,
      },
    })
  } catch {
    return null
  }
}
