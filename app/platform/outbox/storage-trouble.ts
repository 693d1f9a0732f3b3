/**
 * Whether an error says that the disk or the file of the outbox is in trouble (full, read-only, failing,
 * locked), which is nobody's bug and may pass.
 */
export function isStorageTrouble(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return (
    typeof error.code === 'string' &&
    (sqliteTrouble.test(error.code) || fileTrouble.has(error.code))
  )
}

const sqliteTrouble =
  /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOMEM|NOTADB|PROTOCOL|READONLY)/
const fileTrouble = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
  'EEXIST',
  'ENOTDIR',
  'EMFILE',
])
