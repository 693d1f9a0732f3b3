import { expect, it, onTestFinished } from 'vitest'
import { describeOnPostgres } from '~/testing/database/describe-on-both-engines'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { startTcpProxy } from '~/testing/database/tcp-proxy'
import { seconds } from '~/platform/units/duration'
import { createDatabase } from './create-database.server'
import { isStorageFailure } from './storage-failure'

async function databaseBehindProxy() {
  const url = new URL(await newPostgresDatabase())
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
  url.host = `127.0.0.1:${proxy.port}`
  const database = createDatabase<{ note: { text: string } }>({
    location: { url: url.href },
    name: 'notes',
    migrations: { '001-notes': ({ run }) => run('CREATE TABLE note (text TEXT PRIMARY KEY)') },
  })
  onTestFinished(() => database.close())
  let count = 0
  const write = async () => {
    const opened = await database.open()
    await opened.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('note')
        .values({ text: String(count++) })
        .execute()
    })
  }
  return { database, proxy, write }
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (isStorageFailure(error) ? 'storage failure' : error),
  )

describeOnPostgres('a PostgreSQL server', () => {
  it('that was away at the start is used as soon as it is there', async () => {
    const { proxy, write } = await databaseBehindProxy()
    proxy.cut()
    expect(await failureOf(write())).toBe('storage failure')
    proxy.mend()
    expect(await failureOf(write())).toBe('no failure')
  })

  it('that ends its connections is used again within ten seconds', async () => {
    const { proxy, write, database } = await databaseBehindProxy()
    await write()
    proxy.cut()
    expect(await failureOf(write())).toBe('storage failure')
    expect(await database.canWrite()).toBe(false)
    proxy.mend()
    await expect.poll(() => failureOf(write()), { timeout: seconds(10) }).toBe('no failure')
    expect(await database.canWrite()).toBe(true)
  })

  it('that does not answer fails in time, and no connection stays stuck', async () => {
    const { proxy, write, database } = await databaseBehindProxy()
    await Promise.all([write(), write(), write(), write()])
    proxy.silence()
    const failures = [write(), write(), write(), write()].map(failureOf)
    expect(await database.canWrite()).toBe(false)
    expect(new Set(await Promise.all(failures))).toEqual(new Set(['storage failure']))
    proxy.mend()
    await expect.poll(() => failureOf(write()), { timeout: seconds(10) }).toBe('no failure')
  })
})
