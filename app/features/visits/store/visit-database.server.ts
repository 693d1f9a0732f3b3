import { createDatabase, type Database } from '~/platform/database/create-database.server'
import type { Migrations } from '~/platform/database/migrate.server'
import type { StoreLocation } from '~/platform/database/store-location'

/** Sums alone: nothing of a visitor. `day` is a day of Guatemala, `YYYY-MM-DD`. */
export type VisitTables = {
  visit: {
    day: string
    page: string
    source: string
    medium: string
    campaign: string
    count: number
  }
  missing_address: { day: string; path: string; count: number }
}

const migrations: Migrations = {
  '001-visits': async ({ run, engine, integer }) => {
    // The key is nearly the whole row, so SQLite keeps it once.
    const ending = engine === 'sqlite' ? 'STRICT, WITHOUT ROWID' : ''
    await run(`
      CREATE TABLE IF NOT EXISTS visit (
        day TEXT NOT NULL,
        page TEXT NOT NULL,
        source TEXT NOT NULL,
        medium TEXT NOT NULL,
        campaign TEXT NOT NULL,
        count ${integer} NOT NULL,
        PRIMARY KEY (day, page, source, medium, campaign)
      ) ${ending}`)
    await run(`
      CREATE TABLE IF NOT EXISTS missing_address (
        day TEXT NOT NULL,
        path TEXT NOT NULL,
        count ${integer} NOT NULL,
        PRIMARY KEY (day, path)
      ) ${ending}`)
  },
}

/** The file of the visits in the data folder, where they are on SQLite. */
export const visitFile = 'visits/visits.db'

/** The database of the visits, to which all processes of the site add. */
export function createVisitDatabase(location: StoreLocation): Database<VisitTables> {
  return createDatabase({ location, name: 'visit', migrations })
}
