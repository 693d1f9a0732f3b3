import { createJobQueue } from '~/platform/process/job-queue'
import { singleton } from '~/platform/process/singleton.server'
import { checkFile } from '../checks/check-file.server'
import { storageError } from '../storage-unavailable'
import { safeFileName } from '../store/file-name'
import type { PrivateFile } from '../store/private-file'
import type { PrivateStore } from '../store/create-private-store.server'
import type { SpooledFile } from './spool.server'
import type { UploadKind } from './upload-kind'
import type { FileRejection } from './upload-rejection'

export type StoredUpload = { file: PrivateFile } | { rejection: FileRejection }

/** Decoding a picture takes up to 200 MB and one core. */
const checks = () =>
  singleton('file checks', () => createJobQueue({ concurrency: 2, maxWaiting: 100 }))

/**
 * Checks the content of a received file and stores it. It is deleted after an hour unless it is claimed. One with the
 * repeat key of a file that was stored within ten minutes is that file, at whichever node. Throws
 * `StorageUnavailable`, and `QueueFull` if too many files wait to be checked.
 */
export async function storeUpload(
  store: PrivateStore,
  kind: UploadKind,
  upload: SpooledFile,
  repeatKey?: string,
): Promise<StoredUpload> {
  if (upload.isTooLarge) return { rejection: 'tooLarge' }
  const repeated = repeatKey === undefined ? null : await store.findRepeated(repeatKey)
  if (repeated) return { file: repeated }
  return checks().run(async () => {
    const checked = await checkFile(upload.name, await readSpooled(upload), kind.types)
    if ('rejection' in checked) return checked
    const { type, content } = checked
    const name = safeFileName(upload.name, type)
    return { file: await store.keep({ kind: kind.name, type, name, content, repeatKey }) }
  })
}

async function readSpooled(upload: SpooledFile): Promise<Buffer> {
  try {
    return await upload.read()
  } catch (error) {
    throw storageError(error)
  }
}
