import { join } from 'node:path'
import type { SqliteFile } from '~/platform/database/store-location'
import { temporaryFolder } from '../temporary-folder'

/** A SQLite file that is not there yet, in a folder that is removed when the test ends. */
export async function temporarySqlite(): Promise<SqliteFile> {
  return { file: join(await temporaryFolder(), 'store', 'store.db') }
}
