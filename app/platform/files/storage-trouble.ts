const fileTrouble = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
  'ENOTDIR',
  'EMFILE',
  'ENFILE',
])
const databaseTrouble =
  /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOMEM|NOTADB|PROTOCOL|READONLY)/

/** Nothing could be written down or read: the disk is full, read-only, failing. It may pass: 503. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** Whether an error is the disk's and nobody's bug. */
function isStorageTrouble(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const { code } = error
  return typeof code === 'string' && (fileTrouble.has(code) || databaseTrouble.test(code))
}

/** The error to throw on: trouble of the disk becomes `StorageUnavailable`, any other stays itself. */
export function storageError(error: unknown): unknown {
  if (!isStorageTrouble(error)) return error
  return new StorageUnavailable('The storage of this machine does not answer.', { cause: error })
}
