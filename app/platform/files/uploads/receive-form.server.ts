import { unknownForm, type FormError } from '~/platform/body/form-error'
import { readMultipart } from '~/platform/body/read-multipart.server'
import { addressGroup, isLoopback } from '~/platform/http/client-address'
import { createGroupLimit } from '~/platform/process/group-limit'
import { createJobQueue } from '~/platform/process/job-queue'
import { singleton } from '~/platform/process/singleton.server'
import { storageError } from '../storage-unavailable'
import { createSpool, type Spool, type SpooledFile } from './spool.server'
import { uploadLimits } from './upload-limits'

export type ReceivedForm = {
  /** The fields without the files. */
  form: FormData
  files: readonly SpooledFile[]
}

export type ReceiveOptions = {
  /** Where files are stored while the form is handled. */
  folder: string
  maxFiles: number
}

/** Each takes up to 12 MB of disk and little memory. */
const receptions = () =>
  singleton('receptions', () => createJobQueue({ concurrency: 100, maxWaiting: 0 }))

/** Two guests behind one address who each send three files. A client whose bodies never end occupies no more. */
const receptionsPerClient = () =>
  singleton('receptions per client', () => createGroupLimit({ max: 6 }))

/**
 * Reads a form with files as it arrives, within the limits of forms and uploads, and passes it to `use`. The files are
 * deleted afterwards. Resolves with the result of `use`, or with the error to answer. Throws `StorageUnavailable` if
 * the disk fails, `QueueFull` while this client or all together send as many forms as they may, and what `use` throws.
 */
export async function withReceivedForm<Result>(
  request: Request,
  { folder, maxFiles }: ReceiveOptions,
  use: (received: ReceivedForm) => Promise<Result>,
): Promise<Result | FormError> {
  const contentType = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return unknownForm
  return receive(request, async () => {
    const spool = await openSpool(folder)
    const files: Promise<SpooledFile>[] = []
    try {
      const read = await readMultipart(request.body, contentType, {
        maxFiles,
        maxFileBytes: uploadLimits.fileBytes,
        store: async (field, name, stream, signal) => {
          const file = spool.take(field, name, stream, signal)
          files.push(file)
          await file.catch((error: unknown) => {
            throw storageError(error)
          })
        },
      })
      if ('reason' in read) return read
      return await use({ form: read.form, files: (await Promise.all(files)).filter(isChosen) })
    } finally {
      await spool.clear()
    }
  })
}

/** A loopback address has no limit of its own, since it stands for a proxy with many visitors behind it. */
function receive<Result>(request: Request, job: () => Promise<Result>): Promise<Result> {
  const client = addressGroup(request)
  const run = () => receptions().run(job)
  return isLoopback(client) ? run() : receptionsPerClient().run(client, run)
}

async function openSpool(folder: string): Promise<Spool> {
  try {
    return await createSpool(folder)
  } catch (error) {
    throw storageError(error)
  }
}

/** Browsers send an empty file without a name for a file field in which none was chosen. */
function isChosen({ name, bytes }: SpooledFile): boolean {
  return name !== '' || bytes > 0
}
