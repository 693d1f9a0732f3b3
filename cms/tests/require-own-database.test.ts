import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import {
  describeOnBothEngines,
  describeOnPostgres,
  engines,
  type TestEngine,
} from '../../app/testing/database/describe-on-both-engines'
import { startTcpProxy } from '../../app/testing/database/tcp-proxy'
import { newPostgresDatabase } from '../../app/testing/database/test-postgres'
import { eventually } from '../../app/testing/eventually'
import { temporaryFolder } from '../../app/testing/temporary-folder'
import { requireOwnDatabase, waitForLock } from '../src/setup/require-own-database'
import { startCms } from './start-cms'

const onPostgres = (url: string) => ({
  DATABASE_CLIENT: 'postgres' as const,
  DATABASE_URL: url,
  databaseFile: '',
})

async function newPlaceOn({ newLocation }: TestEngine) {
  const location = await newLocation()
  if ('file' in location) mkdirSync(dirname(location.file), { recursive: true })
  return 'url' in location
    ? onPostgres(location.url)
    : { DATABASE_CLIENT: 'better-sqlite3' as const, databaseFile: location.file }
}

describeOnBothEngines('the lock of the CMS', (engine) => {
  const newPlace = () => newPlaceOn(engine)

  it('lets no second CMS start on a database, until the first has ended', async () => {
    const place = await newPlace()
    const first = await waitForLock(place)
    await expect(waitForLock(place, { patience: 0 })).rejects.toThrow(
      'Another CMS uses this database',
    )
    const waiting = waitForLock(place)
    await first.release()
    await (await waiting).release()
  })

  it('lets CMS on different databases run side by side', async () => {
    const locks = [await waitForLock(await newPlace()), await waitForLock(await newPlace())]
    for (const lock of locks) await lock.release()
  })
})

const names = engines.map(({ name }) => name).join(' and on ')
it(`ends a CMS that starts while another has its database, with a reason, on ${names}`, async () => {
  const places = await Promise.all(engines.map(newPlaceOn))
  // Each waits for half a minute before it ends, so they start together.
  await Promise.all(
    places.map(async (place) => {
      const lock = await waitForLock(place)
      const { DATABASE_CLIENT, databaseFile } = place
      const second = startCms({
        DATA_DIR: await temporaryFolder(),
        DATABASE_CLIENT,
        ...('DATABASE_URL' in place
          ? { DATABASE_URL: place.DATABASE_URL }
          : { DATABASE_FILENAME: databaseFile }),
      })
      await expect(second).rejects.toThrow(
        /ended with code 1:[^]*Another CMS uses this database\. End it first/,
      )
      await lock.release()
    }),
  )
})

/** Without taking it, for which the running CMS would end. */
async function locksOf(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(
    `select 1 from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and datname = current_database()`,
  )
  await client.end()
  return rows.length
}

describeOnPostgres('the lock of a running CMS', () => {
  it('is taken again after an outage of any length, unless another CMS has it by then', async () => {
    const url = new URL(await newPostgresDatabase())
    const direct = onPostgres(url.href)
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
    url.port = String(proxy.port)
    const place = onPostgres(url.href)
    const stopWithError = vi.fn<(error: unknown) => never>()
    const patience = 500
    await requireOwnDatabase({ stopWithError }, place, { patience })

    proxy.cut()
    // Begins after the running CMS has lost its lock, and waits as long as that one would at its start.
    await expect(waitForLock(place, { patience })).rejects.not.toThrow('Another CMS')
    proxy.mend()
    await eventually(async () => expect(await locksOf(direct.DATABASE_URL)).toBe(1))
    expect(stopWithError).not.toHaveBeenCalled()

    proxy.cut()
    const other = await waitForLock(direct)
    proxy.mend()
    await eventually(() => expect(stopWithError).toHaveBeenCalledOnce())
    await other.release()
  })
})
