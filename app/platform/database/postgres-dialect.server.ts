import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import { seconds } from '~/platform/units/duration'

/** The schema of the site's tables. The CMS owns `public`. */
export const siteSchema = 'site'

/** Connections of one store in one process. */
const maxConnections = 4

/** A PostgreSQL database for Kysely. It is connected to when it is asked something, and again after an outage. */
export function openPostgres(url: string): Dialect {
  return {
    createDriver: () => new PoolDriver(createPool(url)),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (kysely: Kysely<unknown>) => new PostgresIntrospector(kysely),
  }
}

function createPool(url: string): pg.Pool {
  const types = new pg.TypeOverrides()
  // Times and counts fit into a number.
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: seconds(3),
    statement_timeout: seconds(5),
    // The server ends a slow query itself; this is for a server that does not answer.
    query_timeout: seconds(6),
    idle_in_transaction_session_timeout: seconds(10),
    keepAlive: true,
    types,
  })
  // An error event without a listener would end the process. The query that follows or was under way fails, too.
  pool.on('connect', (client) => void client.on('error', ignoreLostConnection))
  pool.on('error', ignoreLostConnection)
  return pool
}

function ignoreLostConnection(): void {}

class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  #failure: Error | undefined

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // A rollback on a lost connection would hide why it was lost.
    if (this.#failure) throw this.#failure
    try {
      const { rows, rowCount } = await this.#client.query<Row & pg.QueryResultRow>(sql, [
        ...parameters,
      ])
      return rowCount === null ? { rows } : { rows, numAffectedRows: BigInt(rowCount) }
    } catch (error) {
      if (error instanceof Error && !isAnswer(error)) this.#failure = error
      throw error
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported.')
  }

  /** Gives the connection back to the pool, which closes it if it failed. */
  release(): void {
    this.#client.release(this.#failure)
  }
}

/** Whether the server rejected a statement and goes on; the connection is intact. */
function isAnswer(error: Error): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR'
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #prepared = new WeakSet<pg.PoolClient>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    const client = await this.#pool.connect()
    const connection = new PooledConnection(client)
    if (this.#prepared.has(client)) return connection
    try {
      await connection.executeQuery(CompiledQuery.raw(`SET search_path TO ${siteSchema}`))
      this.#prepared.add(client)
      return connection
    } catch (error) {
      connection.release()
      throw error
    }
  }

  async beginTransaction(connection: PooledConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN'))
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'))
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('ROLLBACK'))
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}
