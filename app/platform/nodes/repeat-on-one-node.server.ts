import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { log } from '~/platform/log/log.server'
import { repeat } from '~/platform/process/repeat.server'
import { seconds } from '~/platform/units/duration'
import { nodesDatabase, type NodesDatabase } from './nodes-database.server'

type RepeatOptions = {
  /** The job, by which nodes agree. Do not change it. */
  name: string
  /** Milliseconds between the starts of two runs. */
  every: number
  database?: NodesDatabase | null
  /** Milliseconds for which a node that does not answer keeps a job. */
  leaseTime?: number
  /** Milliseconds between two looks at whether the job is due. */
  lookEvery?: number
}

/** PostgreSQL's clock, in milliseconds since 1970: one clock for all nodes. */
const databaseNow = sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT`

/**
 * Runs a job at an interval, on PostgreSQL at one node of the site at a time: a node that is killed keeps the job for a
 * minute, then another one runs it. A node that was cut off may still be running, so the job must be repeatable. The
 * job handles its own errors. Returns how to stop, which waits for a running job.
 */
export function repeatOnOneNode(
  job: () => Promise<void>,
  {
    name,
    every,
    database = nodesDatabase(),
    leaseTime = seconds(60),
    lookEvery = seconds(20),
  }: RepeatOptions,
): () => Promise<void> {
  if (database === null) return repeat(job, { every, atOnce: true })
  const lease = jobLease(database, { name, every, leaseTime })

  async function runIfDue(): Promise<void> {
    try {
      if (!(await lease.claim())) return
      const renewal = setInterval(() => void lease.renew().catch(logFailure), leaseTime / 3)
      await job().finally(() => clearInterval(renewal))
      await lease.release()
    } catch (err) {
      logFailure(err)
    }
  }

  function logFailure(err: unknown): void {
    log.warn({ err, job: name }, 'job delayed: its lease could not be claimed or renewed')
  }

  return repeat(runIfDue, { every: Math.min(lookEvery, every), atOnce: true })
}

/** The row of a job: when it is due, and which node runs it until when. All throw errors of the database. */
function jobLease(
  database: NodesDatabase,
  { name, every, leaseTime }: { name: string; every: number; leaseTime: number },
) {
  const holder = randomUUID()
  return {
    /** Whether this node may run the job now. */
    async claim(): Promise<boolean> {
      const { rows } = await sql`
        INSERT INTO job AS known (name, due_at, holder, held_until)
        VALUES (${name}, ${databaseNow} + ${every}, ${holder}, ${databaseNow} + ${leaseTime})
        ON CONFLICT (name) DO UPDATE
        SET due_at = excluded.due_at, holder = excluded.holder, held_until = excluded.held_until
        WHERE known.held_until <= ${databaseNow} AND (known.due_at <= ${databaseNow} OR known.holder IS NOT NULL)
        RETURNING name`.execute(await database.open())
      return rows.length > 0
    },
    async renew(): Promise<void> {
      await sql`
        UPDATE job SET held_until = ${databaseNow} + ${leaseTime}
        WHERE name = ${name} AND holder = ${holder}`.execute(await database.open())
    },
    async release(): Promise<void> {
      await sql`
        UPDATE job SET holder = NULL, held_until = 0
        WHERE name = ${name} AND holder = ${holder}`.execute(await database.open())
    },
  }
}
