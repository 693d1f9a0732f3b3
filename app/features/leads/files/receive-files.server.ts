import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { findUploadKind } from '~/features/uploads/upload-kinds'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import type { SpooledFile } from '~/platform/files/uploads/spool.server'
import { storeUpload } from '~/platform/files/uploads/store-upload.server'
import type { FileRejection } from '~/platform/files/uploads/upload-rejection'
import type { FormMessage } from '~/platform/forms/form-message'
import { singleton } from '~/platform/process/singleton.server'
import { openWorkerChannel } from '~/platform/process/worker-channel.server'
import { minutes } from '~/platform/units/duration'
import type { FormFile } from './form-file'

/** Messages by the field of the file's id. */
export type FileProblems = Record<string, FormMessage>

const problems = {
  tooLarge: 'fileTooLarge',
  wrongType: 'fileWrongType',
  unreadable: 'fileDamaged',
  locked: 'fileLocked',
  activeContent: 'fileUnsafe',
  tooManyPixels: 'fileTooLarge',
  tooManyPages: 'fileTooLarge',
} as const satisfies Record<FileRejection, FormMessage>

type StoredFile = z.infer<typeof storedFileSchema>
const storedFileSchema = z.object({ id: z.string(), name: z.string() })
const storedFormFileSchema = z.object({ key: z.string(), file: storedFileSchema })

/** A form that is sent again with the same files is the same form: it gets the ids that it got before. */
const earlier = singleton(
  'form-files',
  () => new LRUCache<string, StoredFile>({ max: 500, ttl: minutes(10) }),
)

/** The form may be sent again to another web worker. */
const tellOthers = openWorkerChannel('form files', (message) => {
  const stored = storedFormFileSchema.safeParse(message)
  if (stored.success) earlier.set(stored.data.key, stored.data.file)
})

/**
 * Checks and stores the files of a form that came without script, and writes their ids into it as if they had
 * been sent before. Throws `StorageUnavailable` and `QueueFull`.
 */
export async function receiveFiles(
  form: FormData,
  files: readonly SpooledFile[],
  { wanted, store }: { wanted: readonly FormFile[]; store: PrivateStore },
): Promise<FileProblems> {
  const found: FileProblems = {}
  for (const { file: field, id, name, kind: kindName } of wanted) {
    const file = files.find((one) => one.field === field)
    const kind = findUploadKind(kindName)
    if (!file || !kind) continue
    const key = await keyOf(form, file, wanted)
    const known = earlier.get(key)
    const kept = known ?? (await keep())
    if ('rejection' in kept) {
      found[id] = problems[kept.rejection]
      form.delete(id)
      continue
    }
    earlier.set(key, kept)
    if (!known) tellOthers({ key, file: kept })
    form.set(id, kept.id)
    form.set(name, kept.name)

    async function keep(): Promise<StoredFile | { rejection: FileRejection }> {
      if (!file || !kind) throw new Error('There is no file to keep.')
      const stored = await storeUpload(store, kind, file)
      return 'file' in stored ? { id: stored.file.id, name: stored.file.name } : stored
    }
  }
  return found
}

/** Derived from all fields of the form, so that the id of another person's file is never returned. */
async function keyOf(
  form: FormData,
  file: SpooledFile,
  wanted: readonly FormFile[],
): Promise<string> {
  const hash = createHash('sha256')
  for (const [name, value] of form) {
    if (wanted.some((one) => one.id === name || one.name === name)) continue
    hash.update(JSON.stringify([name, typeof value === 'string' ? value : '']))
  }
  hash.update(JSON.stringify([file.field, file.name, file.isTooLarge]))
  hash.update(await file.read())
  return hash.digest('hex')
}
