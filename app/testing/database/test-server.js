/** The PostgreSQL server of the tests, on which each makes databases of its own. */
const testServerUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/**
 * Runs one statement on the server of the tests. Throws errors of the server and of the network.
 * @param {string} statement
 */
export async function onTestServer(statement) {
  // Scripts load this file before the packages are installed.
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: testServerUrl,
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Why the server of the tests cannot be used; null if it can. */
export async function findServerProblem() {
  try {
    await onTestServer('SELECT 1')
    return null
  } catch (error) {
    const { host } = new URL(testServerUrl)
    return `no PostgreSQL at ${host}: ${error instanceof Error ? error.message : 'no answer'}`
  }
}

/**
 * The URL of a database on the server of the tests.
 * @param {string} name
 */
export function testDatabaseUrl(name) {
  const url = new URL(testServerUrl)
  url.pathname = `/${name}`
  return url.href
}
