/**
 * Whether an error is a problem of the disk or of a SQLite file (full, read-only, failing, locked) and not a bug. It may
 * pass.
 */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return (
    typeof error.code === 'string' &&
    (sqliteFailure.test(error.code) || fileFailures.has(error.code))
  )
}

const sqliteFailure =
  /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOMEM|NOTADB|PROTOCOL|READONLY)/
const fileFailures = new Set([
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
