import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { createFieldCollector } from '~/platform/body/field-collector'
import { isFieldName } from '~/platform/body/field-name'
import { formLimits } from '~/platform/body/form-limits'
import { brokenForm, largeForm, unknownForm, type FormError } from '~/platform/body/form-error'
import { BodyTooLarge } from '~/platform/body/stream-body.server'
import { singleton } from '~/platform/process/singleton.server'
import { createJobQueue } from '~/platform/process/job-queue'
import { storageError, StorageUnavailable } from '../storage-unavailable'
import { createSpool, type Spool, type SpooledFile } from './spool.server'
import { uploadLimits } from './upload-limits'

export type ReceivedForm = {
  /** The fields without the files. */
  form: FormData
  files: readonly SpooledFile[]
}

export type ReceiveOptions = {
  /** Where files lie meanwhile. */
  folder: string
  mostFiles: number
}

/** Each takes 12 MB of disk and little memory. */
const receptions = () =>
  singleton('receptions', () => createJobQueue({ concurrency: 100, maxWaiting: 0 }))

/** What a decoder puts where there was no UTF-8. */
const undecodable = '\uFFFD'

/**
 * Reads a form with files as it arrives, within the limits of every form and of uploads, and gives it to
 * `use`; its files are gone afterwards. Resolves with what `use` gives, or with why the form was refused.
 * Throws `StorageUnavailable` where the disk fails, `QueueFull`, and what `use` throws.
 */
export async function withReceivedForm<Result>(
  request: Request,
  { folder, mostFiles }: ReceiveOptions,
  use: (received: ReceivedForm) => Promise<Result>,
): Promise<Result | FormError> {
  const parser = parserOf(request.headers.get('Content-Type') ?? '', mostFiles)
  if ('reason' in parser) return parser
  const { body } = request
  if (!body) return brokenForm
  return receptions().run(async () => {
    const stop = new AbortController()
    const spool = await openSpool(folder, stop.signal)
    try {
      const stream = Readable.fromWeb(body as NodeReadableStream)
      const received = await receive(stream, parser, spool, stop)
      return 'reason' in received ? received : await use(received)
    } finally {
      await spool.clear()
    }
  })
}

async function openSpool(folder: string, signal: AbortSignal): Promise<Spool> {
  try {
    return await createSpool(folder, signal)
  } catch (error) {
    throw storageError(error)
  }
}

async function receive(
  body: Readable,
  parser: BusboyInstance,
  spool: Spool,
  stop: AbortController,
): Promise<ReceivedForm | FormError> {
  const fields = createFieldCollector()
  const files: Promise<SpooledFile>[] = []
  const ended: { refusal?: FormError; trouble?: StorageUnavailable } = {}

  function refuse(reason: FormError): void {
    ended.refusal ??= reason
    stop.abort()
  }

  parser.on('field', (name, value, isNameCut, isValueCut) => {
    const isBroken = isNameCut || name.includes(undecodable) || value.includes(undecodable)
    const problem = isBroken ? brokenForm : isValueCut ? largeForm : fields.add(name, value)
    if (problem) refuse(problem)
  })
  // A part may be a file by its type alone, without any name.
  parser.on('file', (field, stream, name: string | undefined) => {
    if (!isFieldName(field)) refuse(brokenForm)
    const taken = spool.take(field, name ?? '', stream)
    files.push(taken)
    taken.catch((error: unknown) => {
      const cause = storageError(error)
      if (cause instanceof StorageUnavailable) ended.trouble ??= cause
      stop.abort()
    })
  })
  for (const limit of ['fieldsLimit', 'partsLimit'] as const) {
    parser.on(limit, () => refuse(largeForm))
  }
  parser.on('filesLimit', () => refuse(brokenForm))

  try {
    const limit = countUpTo(uploadLimits.requestBytes, () => refuse(largeForm))
    await pipeline(body, limit, parser, { signal: stop.signal })
    const all = await Promise.all(files)
    return { form: fields.form, files: all.filter(isChosen) }
  } catch (error) {
    stop.abort()
    await Promise.allSettled(files)
    if (ended.trouble) throw ended.trouble
    if (error instanceof BodyTooLarge) return largeForm
    // Whatever else went wrong lay in the body: it was cut off, or no form at all.
    return ended.refusal ?? brokenForm
  }
}

/** Browsers send a file without name and content for a field in which none was chosen. */
function isChosen({ name, bytes }: SpooledFile): boolean {
  return name !== '' || bytes > 0
}

function countUpTo(limit: number, tell: () => void): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.length
      if (size > limit) tell()
      else done(null, chunk)
    },
  })
}

function parserOf(contentType: string, mostFiles: number): BusboyInstance | FormError {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return unknownForm
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: 100,
        fieldSize: formLimits.text,
        fields: formLimits.fields,
        fileSize: uploadLimits.fileBytes,
        files: mostFiles,
        parts: formLimits.fields + mostFiles,
        headerPairs: 20,
        headerSize: 2000,
      },
    })
  } catch {
    // The header names no boundary.
    return brokenForm
  }
}
