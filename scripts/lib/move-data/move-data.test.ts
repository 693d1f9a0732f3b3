import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { outboxFile } from '~/platform/outbox/outbox-database.server'
import { describeOnPostgres } from '~/testing/database/describe-on-both-engines'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { forEver, newOutbox, silent } from '~/testing/new-outbox'
import { temporaryFolder } from '~/testing/temporary-folder'
import { createProgress } from '../progress.js'
import { readSettings } from '../settings.js'
import { toPostgres } from './cms-values'
import { moveData } from './move-data'

/** A data folder with a submission that waits. */
async function newDataFolder(): Promise<string> {
  const folder = await temporaryFolder()
  const outbox = newOutbox({ file: join(folder, outboxFile) })
  await outbox.accept({ kind: silent, key: forEver('one'), payload: { text: 'one' } })
  return folder
}

const settingsOf = (folder: string, url: string) =>
  readSettings({
    file: join(folder, '.env'),
    environment: { DATA_DIR: folder, DATABASE_CLIENT: 'postgres', DATABASE_URL: url },
  })

function newProgress() {
  const lines: string[] = []
  const progress = createProgress((line) => lines.push(line))
  onTestFinished(() => progress.end())
  return { lines, progress }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

describeOnPostgres('npm run move-data', () => {
  it.each([
    ['a database that has content of the CMS', 'has content of the CMS already', true],
    ['a data folder without a database of the CMS', 'There is no database', false],
  ])('copies nothing to or from %s', async (_name, message, hasContent) => {
    const [folder, url] = [await newDataFolder(), await newPostgresDatabase()]
    const client = await connect(url)
    if (hasContent) {
      await writeFile(join(folder, 'cms.db'), '')
      await client.query('CREATE TABLE rentals (id INTEGER); INSERT INTO rentals VALUES (1)')
    }
    const { lines, progress } = newProgress()
    await expect(moveData(settingsOf(folder, url), progress)).rejects.toThrow(message)
    const { rows } = await client.query(`SELECT to_regclass('site.submission') AS outbox`)
    expect(rows).toEqual([{ outbox: null }])
    expect(lines).toEqual([])
  })

  it('writes times in the zone of the env file, in which the CMS starts', async () => {
    const [folder, url] = [await newDataFolder(), await newPostgresDatabase()]
    vi.stubEnv('TZ', 'Asia/Kolkata')
    onTestFinished(() => void vi.unstubAllEnvs())
    await writeFile(join(folder, '.env'), 'TZ=America/Guatemala\n')
    const moved = moveData(settingsOf(folder, url), newProgress().progress)
    await expect(moved).rejects.toThrow('There is no database')
    const column = { name: 'at', type: 'timestamp without time zone' }
    expect(toPostgres({ at: 0 }, [column])).toEqual({ at: '1969-12-31T18:00:00.000' })
  })
})
