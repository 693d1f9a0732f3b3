/**
 * Whether an error is a problem of the disk, of a SQLite file or of the PostgreSQL server (full, read-only, failing,
 * locked, unreachable) and not a bug. It may pass.
 */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (!('code' in error) || typeof error.code !== 'string') return driverFailure.test(error.message)
  const { code } = error
  // The socket of a PostgreSQL server on this machine goes with the server.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return sqliteFailure.test(code) || postgresFailure.test(code) || systemFailures.has(code)
}

const sqliteFailure =
  /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOMEM|NOTADB|PROTOCOL|READONLY)/

/**
 * SQLSTATE: connections (08), sign-in (28), a missing database (3D), resources (53), operators (57P, a start or an end
 * of the server), the system (58), a read-only server, an idle transaction, deadlocks, locks and timeouts.
 */
const postgresFailure =
  /^(08...|28...|3D...|53...|57P..|58...|25006|25P03|40001|40P01|55P03|57014)$/

/** Errors of `pg` and Kysely that have no code; the last two are of a site that is being stopped. */
const driverFailure =
  /^(Connection terminated|Query read timeout|timeout e|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|driver has already been destroyed)/

const systemFailures = new Set([
  // The disk
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
  'EEXIST',
  'ENOTDIR',
  'EMFILE',
  'ENFILE',
  // The network
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ECONNABORTED',
  'EADDRNOTAVAIL',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
