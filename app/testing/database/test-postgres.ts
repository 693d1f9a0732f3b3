import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import pg from 'pg'
import { seconds } from '~/platform/units/duration'

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Why no test can run on PostgreSQL; null if they can. */
export const postgresProblem: string | null = await findProblem()

async function findProblem(): Promise<string | null> {
  try {
    await onServer('SELECT 1')
    return null
  } catch (error) {
    const { host } = new URL(serverUrl)
    return `no PostgreSQL at ${host}: ${error instanceof Error ? error.message : 'no answer'}`
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: serverUrl,
    connectionTimeoutMillis: seconds(10),
  })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The URL of an empty database, which is dropped when the test ends. */
export async function newPostgresDatabase(): Promise<string> {
  const name = `site_test_${randomBytes(8).toString('hex')}`
  await onServer(`CREATE DATABASE ${name}`)
  onTestFinished(() => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
