import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { temporarySqlite } from '~/testing/database/temporary-sqlite'
import { createDatabase } from './create-database.server'
import type { Migrations } from './migrate.server'
import type { StoreLocation } from './store-location'

type Tables = { note: { text: string; at: number } }

const migrations: Migrations = {
  '001-notes': async ({ run, integer, strict }) => {
    await run(`CREATE TABLE note (text TEXT PRIMARY KEY, at ${integer} NOT NULL) ${strict}`)
  },
}

function openAt(location: StoreLocation, over: Partial<{ migrations: Migrations }> = {}) {
  const database = createDatabase<Tables>({ location, name: 'notes', migrations, ...over })
  onTestFinished(() => database.close())
  return database
}

const now = Date.UTC(2027, 0, 10)

describeOnBothEngines('a database', ({ newLocation }) => {
  it('is migrated once, also when several processes open it at the same time', async () => {
    const location = await newLocation()
    const databases = Array.from({ length: 4 }, () => openAt(location))
    const opened = await Promise.all(databases.map((database) => database.open()))
    await opened[0]?.insertInto('note').values({ text: 'a', at: now }).execute()
    expect(await opened[3]?.selectFrom('note').selectAll().execute()).toEqual([
      { text: 'a', at: now },
    ])
  })

  it('keeps its rows when a later version adds a migration', async () => {
    const location = await newLocation()
    const first = openAt(location)
    await (await first.open()).insertInto('note').values({ text: 'a', at: now }).execute()
    await first.close()
    const later = openAt(location, {
      migrations: {
        ...migrations,
        '002-color': ({ addColumn }) => addColumn('note', 'color', 'TEXT'),
      },
    })
    expect(await (await later.open()).selectFrom('note').selectAll().execute()).toEqual([
      { text: 'a', at: now, color: null },
    ])
  })

  it('opens what a later version has migrated, as an earlier one that starts again', async () => {
    const location = await newLocation()
    const later = openAt(location, {
      migrations: {
        ...migrations,
        '002-color': ({ addColumn }) => addColumn('note', 'color', 'TEXT'),
      },
    })
    await (await later.open()).insertInto('note').values({ text: 'a', at: now }).execute()
    await later.close()
    const earlier = await openAt(location).open()
    await earlier.insertInto('note').values({ text: 'b', at: now }).execute()
    expect(await earlier.selectFrom('note').select('text').execute()).toHaveLength(2)
  })

  it('has nothing of a migration that fails, and opens when it is corrected', async () => {
    const location = await newLocation()
    const broken: Migrations = {
      '001-notes': async (tools) => {
        await migrations['001-notes']?.(tools)
        await tools.run('INSERT INTO note VALUES (1')
      },
    }
    await expect(openAt(location, { migrations: broken }).open()).rejects.toThrow()
    const database = await openAt(location).open()
    expect(await database.selectFrom('note').selectAll().execute()).toEqual([])
  })

  it('returns times and counts as numbers', async () => {
    const database = await openAt(await newLocation()).open()
    await database.insertInto('note').values({ text: 'a', at: now }).execute()
    const counted = await database
      .selectFrom('note')
      .select(({ fn }) => [fn.countAll().as('count'), fn.max('at').as('latest')])
      .executeTakeFirst()
    expect(counted).toEqual({ count: 1, latest: now })
  })

  it('undoes a transaction that fails, and says why', async () => {
    const database = await openAt(await newLocation()).open()
    const insert = (text: string) => ({ text, at: now })
    const work = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('note').values(insert('a')).execute()
      await transaction.insertInto('note').values(insert('a')).execute()
    })
    await expect(work).rejects.toThrow(/unique/i)
    expect(await database.selectFrom('note').selectAll().execute()).toEqual([])
  })

  it('says that it can be written, and keeps nothing of the check', async () => {
    const handle = openAt(await newLocation())
    const database = await handle.open()
    expect([await handle.canWrite(), await handle.canWrite()]).toEqual([true, true])
    const rows = await sql`SELECT * FROM write_check`.execute(database)
    expect(rows.rows).toEqual([])
  })
})

describe('a SQLite file', () => {
  it('opens after a failure as soon as its folder can be made', async () => {
    const blocked = openAt({ file: '/dev/null/notes.db' })
    await expect(blocked.open()).rejects.toThrow(/ENOTDIR|EEXIST/)
    const { file } = await temporarySqlite()
    const database = openAt({ file })
    await database.open()
    expect(await database.canWrite()).toBe(true)
    await rm(file)
    expect(await database.canWrite()).toBe(false)
  })

  it('makes one process wait for the transaction of another', async () => {
    const { file } = await temporarySqlite()
    const [one, other] = await Promise.all([openAt({ file }).open(), openAt({ file }).open()])
    await one.insertInto('note').values({ text: 'a', at: 0 }).execute()
    const add = (database: typeof one) =>
      database.transaction().execute(async (transaction) => {
        const { at } = await transaction.selectFrom('note').select('at').executeTakeFirstOrThrow()
        await transaction
          .updateTable('note')
          .set({ at: at + 1 })
          .execute()
      })
    for (let round = 0; round < 20; round++) await Promise.all([add(one), add(other)])
    expect(await one.selectFrom('note').select('at').execute()).toEqual([{ at: 40 }])
  })
})
