import { join } from 'node:path'
import Database from 'better-sqlite3'
import { runData } from '../../scripts/lib/e2e-settings.js'

/** Where the site keeps its data; E2E_DATA names the data of one that runs already. */
const folder = process.env.E2E_DATA ?? runData

/** How many private files carry a name that holds these characters. */
export function countPrivateFiles(name: string): number {
  const database = new Database(join(folder, 'private/private.db'), { readonly: true })
  try {
    const count = database.prepare('SELECT count(*) FROM file WHERE instr(name, ?) > 0').pluck()
    return Number(count.get(name))
  } finally {
    database.close()
  }
}

/** Runs one statement on a database of the site, beside the running process; gives the changed rows. */
export function changeSiteData(
  file: 'private/private.db' | 'staff/sessions.db',
  statement: string,
  values: Record<string, string | number>,
): number {
  const database = new Database(join(folder, file), { timeout: 5000 })
  try {
    return database.prepare(statement).run(values).changes
  } finally {
    database.close()
  }
}
