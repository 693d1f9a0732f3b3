import type { Generated } from 'kysely'
import { createDatabase, type Database } from '~/platform/database/create-database.server'
import type { MigrationTools, Migrations } from '~/platform/database/migrate.server'
import type { StoreLocation } from '~/platform/database/store-location'
import type { UploadType } from '../uploads/upload-types'

/** Times are milliseconds since 1970. */
export type PrivateTables = {
  file: {
    id: string
    kind: string
    type: UploadType
    bytes: number
    name: string
    key_id: string
    created_at: number
    claimed_by: Generated<string | null>
    reference: Generated<string | null>
    /** Tells that a form was sent again with the same file; null for other files. */
    repeat_key: Generated<string | null>
    expires_at: number | null
    deleted_at: Generated<number | null>
  }
  /** The log of reads. Triggers keep it from being changed. */
  file_read: {
    file: string
    at: number
    reader: string
    address: string
    /** Follows the order of the reads. Every table of SQLite has such a column. */
    rowid: Generated<number>
  }
  /** The encrypted contents, on PostgreSQL alone. */
  file_content: { file: string; sealed: Buffer; written_at: number }
}

export type PrivateDatabase = Database<PrivateTables>

const migrations: Migrations = {
  '001-private-files': async (tools) => {
    const { engine, run, addColumn, integer, strict } = tools
    await run(`
      CREATE TABLE IF NOT EXISTS file (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        type TEXT NOT NULL,
        bytes ${integer} NOT NULL,
        name TEXT NOT NULL,
        key_id TEXT NOT NULL,
        created_at ${integer} NOT NULL,
        claimed_by TEXT,
        reference TEXT,
        expires_at ${integer},
        deleted_at ${integer},
        CHECK ((claimed_by IS NULL) <> (expires_at IS NULL))
      ) ${strict}`)
    // A SQLite file may be older than this column.
    await addColumn('file', 'reference', 'TEXT')
    await run(`CREATE INDEX IF NOT EXISTS file_unclaimed ON file (expires_at)
      WHERE deleted_at IS NULL AND expires_at IS NOT NULL`)
    await run(`CREATE INDEX IF NOT EXISTS file_kept ON file (kind, created_at)
      WHERE deleted_at IS NULL`)
    await run(`CREATE INDEX IF NOT EXISTS file_owner ON file (claimed_by)
      WHERE claimed_by IS NOT NULL`)
    await run(`
      CREATE TABLE IF NOT EXISTS file_read (
        file TEXT NOT NULL REFERENCES file (id),
        at ${integer} NOT NULL,
        reader TEXT NOT NULL,
        address TEXT NOT NULL
        ${engine === 'postgres' ? ', rowid BIGINT GENERATED ALWAYS AS IDENTITY' : ''}
      ) ${strict}`)
    await run('CREATE INDEX IF NOT EXISTS file_read_of ON file_read (file, at)')
    await (engine === 'sqlite' ? protectReadsOnSqlite(tools) : protectReadsOnPostgres(tools))
    if (engine === 'postgres') await createContents(tools)
  },
  '002-repeat-key': async ({ run, addColumn }) => {
    await addColumn('file', 'repeat_key', 'TEXT')
    await run(`CREATE UNIQUE INDEX IF NOT EXISTS file_repeat ON file (repeat_key)
      WHERE repeat_key IS NOT NULL`)
  },
}

async function protectReadsOnSqlite({ run }: MigrationTools): Promise<void> {
  await run(`CREATE TRIGGER IF NOT EXISTS file_read_stays BEFORE DELETE ON file_read
    BEGIN SELECT RAISE(ABORT, 'the trail of readings is never deleted'); END`)
  await run(`CREATE TRIGGER IF NOT EXISTS file_read_unchanged BEFORE UPDATE ON file_read
    BEGIN SELECT RAISE(ABORT, 'the trail of readings is never changed'); END`)
}

async function protectReadsOnPostgres({ run }: MigrationTools): Promise<void> {
  await run(`CREATE FUNCTION reject_file_read_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the trail of readings is never changed or deleted'; END $$`)
  await run(`CREATE TRIGGER file_read_unchanged BEFORE UPDATE OR DELETE ON file_read
    FOR EACH ROW EXECUTE FUNCTION reject_file_read_change()`)
  await run(`CREATE TRIGGER file_read_stays BEFORE TRUNCATE ON file_read
    FOR EACH STATEMENT EXECUTE FUNCTION reject_file_read_change()`)
}

/**
 * Has no foreign key, since a content is written before its row. Stored uncompressed: encrypted bytes do not shrink.
 */
async function createContents({ run }: MigrationTools): Promise<void> {
  await run(`
    CREATE TABLE file_content (
      file TEXT PRIMARY KEY,
      sealed BYTEA NOT NULL,
      written_at BIGINT NOT NULL
    )`)
  await run('ALTER TABLE file_content ALTER COLUMN sealed SET STORAGE EXTERNAL')
}

/** The database of the private files in the data folder, where it is on SQLite. */
export const privateDatabaseFile = 'private/private.db'

/** The database of the private files, which several processes may share. */
export function createPrivateDatabase(location: StoreLocation): PrivateDatabase {
  return createDatabase({ location, name: 'private', migrations })
}
