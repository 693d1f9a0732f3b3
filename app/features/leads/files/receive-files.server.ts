import { createHash } from 'node:crypto'
import { findUploadKind } from '~/features/uploads/upload-kinds'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import type { SpooledFile } from '~/platform/files/uploads/spool.server'
import { storeUpload } from '~/platform/files/uploads/store-upload.server'
import type { FileRejection } from '~/platform/files/uploads/upload-rejection'
import type { FormMessage } from '~/platform/forms/form-message'
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

/**
 * Checks and stores the files of a form that came without script, and writes their ids into it as if they had
 * been sent before. A form that is sent again with the same files is the same form: it gets the ids that it got
 * before. Throws `StorageUnavailable` and `QueueFull`.
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
    const stored = await storeUpload(store, kind, file, await repeatKeyOf(form, file, wanted))
    if ('rejection' in stored) {
      found[id] = problems[stored.rejection]
      form.delete(id)
      continue
    }
    form.set(id, stored.file.id)
    form.set(name, stored.file.name)
  }
  return found
}

/** Derived from all fields of the form, so that the id of another person's file is never returned. */
async function repeatKeyOf(
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
