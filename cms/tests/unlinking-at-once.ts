import { setTimeout as wait } from 'node:timers/promises'
import type { Knex } from 'knex'
import { expect, it } from 'vitest'
import type { EngineStage } from './engine-stage'
import { connect } from './entries'
import { publishRental } from './reservations'
import { contractToken } from './start-cms'

const feedType = 'api::calendar-feed.calendar-feed'

/** Linked calendars that end in the moment in which a reading of them is stored. */
export function describeUnlinkingAtOnce(stage: () => EngineStage): void {
  it.each(['deleted', 'emptied'])(
    'leaves no nights of a linked calendar that is %s',
    async (how) => {
      const { cms, editor, townId, withDatabase } = stage()
      for (const first of ['reading', 'ending']) {
        const rental = await publishRental(editor, townId, `unlinked-${how}-${first}`)
        const url = `https://calendars.example/${rental}.ics`
        const linked = await editor.create(feedType, { name: how, url, rental: connect(rental) })
        const feed = linked.documentId
        const store = async () => {
          const ranges = [{ startDate: '2031-02-03', endDate: '2031-02-05', closed: false }]
          const validators = { etag: null, lastModified: null }
          const { status } = await fetch(`${cms.url}/api/calendar-feeds/${feed}/result`, {
            method: 'PUT',
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${contractToken}`,
            },
            body: JSON.stringify({
              outcome: 'read',
              url,
              ranges,
              validators,
              events: 1,
              from: '2030-12-31',
            }),
          })
          return status
        }
        const end = async () => {
          const ended =
            how === 'deleted'
              ? await editor.remove(feedType, feed, null)
              : await editor.save(feedType, feed, { url: '' })
          return ended.status
        }
        const both = first === 'reading' ? [store, end] : [end, store]
        const statuses = await withDatabase(async (database, isPostgres) =>
          isPostgres ? behindLock(database, rental, both) : Promise.all(both.map((one) => one())),
        )
        for (const status of statuses) expect([200, 204, 409]).toContain(status)
        const nights = await withDatabase((database) =>
          database('reserved_nights').where({ rental }).select('night'),
        )
        expect(nights).toEqual([])
      }
    },
  )
}

/**
 * Starts one after the other while the nights of the rental are locked, so that both have begun before either can go
 * on.
 */
async function behindLock(database: Knex, rental: string, works: (() => Promise<number>)[]) {
  const started: Promise<number>[] = []
  await database.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [rental])
    for (const work of works) {
      const done = work()
      started.push(done)
      await Promise.race([done, waiting(database, started.length)])
    }
  })
  return Promise.all(started)
}

async function waiting(database: Knex, count: number): Promise<void> {
  for (let tries = 0; tries < 250; tries += 1) {
    const { rows }: { rows: unknown[] } = await database.raw(
      `select pid from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    )
    if (rows.length >= count) return
    await wait(20)
  }
}
