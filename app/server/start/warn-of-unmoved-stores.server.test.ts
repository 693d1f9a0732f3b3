import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { StoreLocation } from '~/platform/database/store-location'
import { log } from '~/platform/log/log.server'
import { createOutboxDatabase, outboxFile } from '~/platform/outbox/outbox-database.server'
import { describeOnPostgres } from '~/testing/database/describe-on-both-engines'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { temporaryFolder } from '~/testing/temporary-folder'
import { warnOfUnmovedStores } from './warn-of-unmoved-stores.server'

async function putSubmission(location: StoreLocation): Promise<void> {
  const database = createOutboxDatabase(location)
  const submission = { id: '1', kind: 'note', key: 'k', payload: null, accepted_at: 0 }
  await (await database.open()).insertInto('submission').values(submission).execute()
  await database.close()
}

describeOnPostgres('a site that was switched to PostgreSQL', () => {
  it.each([
    ['warns that submissions stayed on SQLite', ['sqlite'], true],
    ['says nothing when they were moved', ['sqlite', 'postgres'], false],
    ['says nothing when there were none', [], false],
  ] as const)('%s', async (_name, filled, isWarned) => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue()
    const [DATA_DIR, DATABASE_URL] = [await temporaryFolder(), await newPostgresDatabase()]
    const file = join(DATA_DIR, outboxFile)
    for (const engine of filled) {
      await putSubmission(engine === 'sqlite' ? { file } : { url: DATABASE_URL })
    }
    await warnOfUnmovedStores({ DATABASE_CLIENT: 'postgres', DATABASE_URL, DATA_DIR })
    const warning = [{ file }, expect.stringContaining('SQLite')]
    expect(warn.mock.calls).toEqual(isWarned ? [warning] : [])
  })
})
