import type { Database } from 'better-sqlite3'
import { environment } from '../src/environment/environment'

/** Database errors are logged without bound values, which may be personal data. */
const compileSqlOnError = false

export default () => {
  const settings = environment()
  if (settings.DATABASE_CLIENT === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        compileSqlOnError,
        connection: {
          connectionString: settings.DATABASE_URL,
          // A statement that runs for minutes would keep one of few connections from everybody else.
          statement_timeout: settings.DATABASE_STATEMENT_TIMEOUT * 1000,
        },
        pool: { min: 0, max: 10 },
      },
    }
  }
  return {
    connection: {
      client: 'sqlite',
      compileSqlOnError,
      connection: { filename: settings.databaseFile },
      useNullAsDefault: true,
      pool: {
        // Before the first table is made: its hundreds of statements would each wait for the disk several times.
        afterCreate: (
          database: Database,
          done: (error: Error | null, database: Database) => void,
        ) => {
          // Readers and the writer work at the same time.
          database.pragma('journal_mode = wal')
          database.pragma(`synchronous = ${settings.SQLITE_SYNCHRONOUS}`)
          database.pragma('busy_timeout = 5000')
          // Its own `lower` leaves Á as it is, and a search for "ángel" would not find "Ángel".
          database.function('lower', { deterministic: true }, (value: unknown) =>
            typeof value === 'string' ? value.toLowerCase() : value,
          )
          // As PostgreSQL has it, for letters that each become one other (`src/records/text-search.ts`).
          database.function('translate', { deterministic: true }, translate)
          done(null, database)
        },
      },
    },
  }
}

function translate(text: unknown, from: unknown, to: unknown): unknown {
  if (typeof text !== 'string' || typeof from !== 'string' || typeof to !== 'string') return null
  return text.replace(/[^\0-\x7f]/g, (letter) => {
    const index = from.indexOf(letter)
    return index < 0 ? letter : to.charAt(index)
  })
}
