import { describe } from 'vitest'
import type { StoreLocation } from '~/platform/database/store-location'
import { temporarySqlite } from './temporary-sqlite'
import { newPostgresDatabase, postgresProblem } from './test-postgres'

export type TestEngine = {
  name: 'SQLite' | 'PostgreSQL'
  /** An empty database for one test, which is removed when the test ends. */
  newLocation: () => Promise<StoreLocation>
}

const sqliteEngine: TestEngine = { name: 'SQLite', newLocation: temporarySqlite }

const postgresEngine: TestEngine = {
  name: 'PostgreSQL',
  newLocation: async () => ({ url: await newPostgresDatabase() }),
}

/** SQLite, and PostgreSQL where a server answers. */
export const engines: readonly TestEngine[] =
  postgresProblem === null ? [sqliteEngine, postgresEngine] : [sqliteEngine]

/**
 * Describes a store on SQLite and on the PostgreSQL server of `TEST_DATABASE_URL`. Where no server answers, the name of
 * the tests says so.
 */
export function describeOnBothEngines(name: string, tests: (engine: TestEngine) => void): void {
  for (const engine of engines) {
    const missing = postgresProblem === null ? '' : ` alone (${postgresProblem})`
    describe(`${name} on ${engine.name}${missing}`, () => tests(engine))
  }
}

/** Describes what only PostgreSQL does. Where no server answers, the tests are skipped and their name says why. */
export function describeOnPostgres(name: string, tests: () => void): void {
  const missing = postgresProblem === null ? '' : ` (${postgresProblem})`
  describe.runIf(postgresProblem === null)(name + missing, tests)
}
