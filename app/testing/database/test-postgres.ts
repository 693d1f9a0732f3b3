import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { findServerProblem, onTestServer, testDatabaseUrl } from './test-server.js'

/** Why no test can run on PostgreSQL; null if they can. */
export const postgresProblem: string | null = await findServerProblem()

/** The URL of an empty database, which is dropped when the test ends. */
export async function newPostgresDatabase(): Promise<string> {
  const name = `site_test_${randomBytes(8).toString('hex')}`
  await onTestServer(`CREATE DATABASE ${name}`)
  onTestFinished(() => onTestServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  return testDatabaseUrl(name)
}
