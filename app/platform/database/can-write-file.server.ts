import BetterSqlite from 'better-sqlite3'

const timeout = 500
/** Larger than a database page, so that a full disk is noticed. */
export const fillerBytes = 16_384

/**
 * Whether a SQLite file exists and is writable: opens it, writes a row and deletes it. Waits up to half a second for a
 * lock. Logs nothing and never throws.
 */
export function canWriteFile(file: string): boolean {
  let database: BetterSqlite.Database | undefined
  try {
    database = new BetterSqlite(file, { fileMustExist: true, timeout })
    database.exec(`
      BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS write_check (filler BLOB NOT NULL) STRICT;
      INSERT INTO write_check VALUES (zeroblob(${fillerBytes}));
      COMMIT;
      DELETE FROM write_check;`)
    return true
  } catch {
    return false
  } finally {
    database?.close()
  }
}
