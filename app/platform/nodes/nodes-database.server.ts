import { createDatabase, type Database } from '~/platform/database/create-database.server'
import type { Migrations } from '~/platform/database/migrate.server'
import { env } from '~/platform/env/env.server'
import { singleton } from '~/platform/process/singleton.server'

/** Times are milliseconds since 1970. */
type NodesTables = {
  rate_limit: {
    name: string
    /** A keyed hash: addresses and accounts are not stored. */
    key: string
    /** The times of the counted events, in the order of their counting. */
    moments: number[]
    expires_at: number
  }
  job: {
    name: string
    due_at: number
    /** The node that runs it; null between two runs. A holder whose lease is over was killed. */
    holder: string | null
    held_until: number
  }
}

export type NodesDatabase = Database<NodesTables>

const migrations: Migrations = {
  '001-rate-limit': async ({ run, integer }) => {
    await run(`
      CREATE TABLE IF NOT EXISTS rate_limit (
        name TEXT NOT NULL,
        key TEXT NOT NULL,
        moments ${integer}[] NOT NULL,
        expires_at ${integer} NOT NULL,
        PRIMARY KEY (name, key)
      )`)
    await run('CREATE INDEX IF NOT EXISTS rate_limit_expiry ON rate_limit (expires_at)')
  },
  '002-job': async ({ run, integer }) => {
    await run(`
      CREATE TABLE IF NOT EXISTS job (
        name TEXT PRIMARY KEY,
        due_at ${integer} NOT NULL,
        holder TEXT,
        held_until ${integer} NOT NULL
      )`)
  },
}

/** The rate limits and jobs that the web nodes of one site share, in their PostgreSQL database. */
export function createNodesDatabase(url: string): NodesDatabase {
  return createDatabase({ location: { url }, name: 'nodes', migrations })
}

/** The shared database of this site's nodes; null on SQLite, where one machine is the whole site. */
export function nodesDatabase(): NodesDatabase | null {
  const { DATABASE_CLIENT, DATABASE_URL } = env
  if (DATABASE_CLIENT !== 'postgres' || !DATABASE_URL) return null
  return singleton('nodes database', () => createNodesDatabase(DATABASE_URL))
}
