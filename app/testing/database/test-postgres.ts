import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { findServerProblem, onTestServer, testDatabaseUrl } from './test-server.js'

/** Why no test can run on PostgreSQL; null if they can. */
export const postgresProblem: string | null = await findServerProblem()

/** An empty database, and how to drop it. */
export async function makePostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `site_test_${randomBytes(8).toString('hex')}`
  await onTestServer(`CREATE DATABASE ${name}`)
  const drop = () => onTestServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  return { url: testDatabaseUrl(name), drop }
}

/** The URL of an empty database, which is dropped when the test ends. */
export async function newPostgresDatabase(): Promise<string> {
  const { url, drop } = await makePostgresDatabase()
  onTestFinished(drop)
  return url
}
