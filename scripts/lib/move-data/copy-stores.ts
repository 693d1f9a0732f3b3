import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import { createSessionDatabase } from '~/features/staff/session/session-database.server'
import { createVisitDatabase } from '~/features/visits/store/visit-database.server'
import type { Database } from '~/platform/database/create-database.server'
import type { StoreLocation } from '~/platform/database/store-location'
import { createPrivateDatabase } from '~/platform/files/store/private-database.server'
import { createOutboxDatabase } from '~/platform/outbox/outbox-database.server'
import { StepFailed } from '../run-step.js'

const submissionsAtOnce = 500
const filesAtOnce = 100
const sumsAtOnce = 5000

/** Copies a store from a file to PostgreSQL, in one transaction there: all of it or nothing. */
async function copyStore<Tables, Result>(
  createDatabase: (location: StoreLocation) => Database<Tables>,
  file: string,
  url: string,
  copy: (source: Kysely<Tables>, target: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const [from, to] = [createDatabase({ file }), createDatabase({ url })]
  try {
    const source = await from.open()
    const target = await to.open()
    return await target.transaction().execute((transaction) => copy(source, transaction))
  } finally {
    await from.close()
    await to.close()
  }
}

/**
 * Copies the submissions of an outbox file to PostgreSQL, in one transaction, and compares what it reads back. A
 * submission that is there already, by its id or its key, stays as it is there. Returns how many were copied. Opening
 * the file brings its tables up to date; its rows stay as they are. Throws StepFailed if a copy differs.
 */
export async function copyOutbox(file: string, url: string): Promise<number> {
  return copyStore(createOutboxDatabase, file, url, async (source, target) => {
    let copied = 0
    for (let offset = 0; ; offset += submissionsAtOnce) {
      const page = source.selectFrom('submission').selectAll().orderBy('id')
      const rows = await page.limit(submissionsAtOnce).offset(offset).execute()
      if (rows.length === 0) return copied
      const inserted = await target
        .insertInto('submission')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute()
      const ids = inserted.map(({ id }) => id)
      if (ids.length === 0) continue
      const stepsIn = (database: typeof source) =>
        database
          .selectFrom('step')
          .selectAll()
          .where('submission', 'in', ids)
          .orderBy('submission')
          .orderBy('position')
          .execute()
      const steps = await stepsIn(source)
      if (steps.length > 0) await target.insertInto('step').values(steps).execute()
      const submissions = target.selectFrom('submission').selectAll().orderBy('id')
      const written = await submissions.where('id', 'in', ids).execute()
      requireSame('A submission', byId(written), byId(rows.filter(({ id }) => ids.includes(id))))
      requireSame('A delivery', await stepsIn(target), steps)
      copied += ids.length
    }
  })
}

/**
 * Copies the private files of a folder to PostgreSQL with the log of reads, in one transaction, and compares what
 * PostgreSQL answers. Files that are there already stay as they are there. Returns how many rows were copied, and the
 * ids of files without content. Rows and files of the folder stay as they are. Throws StepFailed if a copy differs.
 */
export async function copyPrivateFiles(
  { database, contents }: { database: string; contents: string },
  url: string,
): Promise<{ copied: number; missing: string[] }> {
  const missing: string[] = []
  return copyStore(createPrivateDatabase, database, url, async (source, target) => {
    let copied = 0
    for (let offset = 0; ; offset += filesAtOnce) {
      const page = source.selectFrom('file').selectAll().orderBy('id')
      const rows = await page.limit(filesAtOnce).offset(offset).execute()
      if (rows.length === 0) return { copied, missing }
      const inserted = await target
        .insertInto('file')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .execute()
      const reads = await source
        .selectFrom('file_read')
        .select(['file', 'at', 'reader', 'address'])
        .where(
          'file',
          'in',
          inserted.map(({ id }) => id),
        )
        .orderBy('rowid')
        .execute()
      if (reads.length > 0) await target.insertInto('file_read').values(reads).execute()
      const ids = new Set(inserted.map(({ id }) => id))
      requireSame('A private file', byId(inserted), byId(rows.filter(({ id }) => ids.has(id))))
      for (const { id, deleted_at, created_at } of inserted) {
        if (deleted_at !== null) continue
        const path = join(contents, id)
        if (!existsSync(path)) {
          missing.push(id)
          continue
        }
        const content = { file: id, sealed: await readFile(path), written_at: created_at }
        const written = await target
          .insertInto('file_content')
          .values(content)
          .returningAll()
          .executeTakeFirst()
        requireSame('The content of a private file', written, content)
      }
      copied += inserted.length
    }
  })
}

/**
 * Copies the sessions of the staff to PostgreSQL, so that they go on, and compares what it reads back. Returns how many
 * were copied. Throws StepFailed if a copy differs.
 */
export async function copySessions(file: string, url: string): Promise<number> {
  return copyStore(createSessionDatabase, file, url, async (source, target) => {
    const sessions = await source.selectFrom('session').selectAll().execute()
    if (sessions.length === 0) return 0
    const copied = await target
      .insertInto('session')
      .values(sessions)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute()
    requireAllAmong('A session', copied, sessions)
    return copied.length
  })
}

/**
 * Copies the sums of visits and of missing addresses to PostgreSQL, in one transaction, and compares what it reads
 * back; a sum that is there already stays. Returns how many were copied. Throws StepFailed if a copy differs.
 */
export async function copyVisits(file: string, url: string): Promise<number> {
  return copyStore(createVisitDatabase, file, url, async (source, target) => {
    const days = await source
      .selectFrom('visit')
      .select('day')
      .union(source.selectFrom('missing_address').select('day'))
      .execute()
    let copied = 0
    for (const { day } of days) {
      const visits = source.selectFrom('visit').selectAll().where('day', '=', day)
      for (const rows of batches(await visits.execute())) {
        const added = await target
          .insertInto('visit')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .execute()
        requireAllAmong('A sum of visits', added, rows)
        copied += added.length
      }
      const missing = source.selectFrom('missing_address').selectAll().where('day', '=', day)
      for (const rows of batches(await missing.execute())) {
        const added = await target
          .insertInto('missing_address')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .execute()
        requireAllAmong('A missing address', added, rows)
        copied += added.length
      }
    }
    return copied
  })
}

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += sumsAtOnce) {
    yield rows.slice(start, start + sumsAtOnce)
  }
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** Of those that were copied; the others were there already. */
function requireAllAmong(what: string, copies: readonly object[], originals: readonly object[]) {
  const asText = (row: object) => JSON.stringify(Object.entries(row).toSorted())
  const known = new Set(originals.map(asText))
  const kept = copies.filter((copy) => known.has(asText(copy)))
  requireSame(what, copies, kept)
}

function requireSame(what: string, copy: unknown, original: unknown): void {
  if (!isDeepStrictEqual(copy, original)) {
    throw new StepFailed(`${what} is not the same after copying. Nothing of its store was copied.`)
  }
}
