import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { createSessionStore } from '~/features/staff/session/create-session-store.server'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { outboxKind } from '~/platform/outbox/outbox-kind'
import { describeOnPostgres } from '~/testing/database/describe-on-both-engines'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { staffAccount } from '~/testing/staff-account'
import { temporaryFolder } from '~/testing/temporary-folder'
import { ensureEnvironmentFile } from '../environment-file.js'
import { inRepository } from '../repository.js'
import { readSettings } from '../settings.js'
import { makeBackup } from './make-backup.js'
import { restoreBackup } from './restore-backup.js'

const content = Buffer.from('%PDF-1.7 …')
const by = { reader: 'staff:7', address: '::1' }
const kind = outboxKind({
  name: 'note',
  schema: z.object({ text: z.string() }),
  steps: [{ name: 'cms', deliver: async () => null }],
})

async function openStores(url: string) {
  const location = { url }
  const keys = createFileKeys('a secret of this test only!!!!!!')
  const outbox = createOutbox({ location })
  const files = createPrivateStore({ folder: await temporaryFolder(), location, keys })
  const sessions = createSessionStore({ location })
  onTestFinished(async () => {
    for (const store of [outbox, files, sessions]) await store.close()
  })
  return { outbox, files, sessions }
}

/** A folder with the settings and the data of a site, and its empty database. */
async function newSite() {
  const folder = await temporaryFolder()
  ensureEnvironmentFile({ file: join(folder, 'site.env'), example: inRepository('.env.example') })
  mkdirSync(join(folder, 'data', 'public', 'uploads'), { recursive: true })
  return { folder, url: await newPostgresDatabase() }
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

describeOnPostgres('a backup of PostgreSQL', () => {
  it('gives back content and the stores of the site, and they go on', async () => {
    const { folder, url } = await newSite()
    await query(url, 'CREATE TABLE rentals (id INTEGER)')
    await query(url, 'INSERT INTO rentals VALUES (7)')
    const before = await openStores(url)
    const key = { value: 'k', window: null }
    const accepted = await before.outbox.accept({ kind, key, payload: { text: 'a' } })
    const { id } = await before.files.keep({ kind: 'cv', type: 'pdf', name: 'a.pdf', content })
    await before.files.claim([{ id, kind: 'cv' }], 'k')
    await before.files.read(id, by)
    const session = await before.sessions.start(staffAccount())

    const environment = (data: string, target: string) => ({
      DATA_DIR: join(folder, data),
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: target,
    })
    const settings = readSettings({
      file: join(folder, 'site.env'),
      environment: environment('data', url),
    })
    const said: string[] = []
    const say = (text: string) => void said.push(text)
    const backup = join(folder, 'backup')
    const { files: listed } = await makeBackup({ settings, backup, say })
    expect(listed.map(({ path }) => path).sort()).toEqual(['cms.dump', 'env'])
    expect(said.join('\n')).not.toContain('There is no')

    const restored = await newPostgresDatabase()
    const target = environment('restored', restored)
    const environmentFile = join(folder, 'restored.env')
    await restoreBackup({ backup, say, environment: target, environmentFile })
    const started = readSettings({ file: environmentFile, environment: {} })
    expect(started).toMatchObject({ DATABASE_URL: restored, DATA_DIR: join(folder, 'restored') })
    expect(said.join('\n')).toContain('has DATA_DIR and DATABASE_URL of this command')
    expect(await query(restored, 'SELECT id FROM public.rentals')).toEqual([{ id: 7 }])
    const after = await openStores(restored)
    expect(await after.outbox.accept({ kind, key, payload: { text: 'a' } })).toEqual({
      ...accepted,
      isNew: false,
    })
    expect(await after.outbox.figures()).toEqual({ waiting: 1, deadLetters: 0 })
    expect((await after.files.read(id, by))?.content).toEqual(content)
    expect(await after.files.listReads(id)).toHaveLength(2)
    await expect(query(restored, 'DELETE FROM site.file_read')).rejects.toThrow('trail of readings')
    expect((await after.sessions.find(session))?.account).toEqual(staffAccount())
    expect(readdirSync(join(folder, 'restored'))).not.toContain('private')
  })

  it('is not restored into a database that has only tables of the site', async () => {
    const { folder, url } = await newSite()
    const environment = {
      DATA_DIR: join(folder, 'data'),
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: url,
    }
    const { outbox } = await openStores(url)
    await outbox.listDeadLetters()
    const settings = readSettings({ file: join(folder, 'site.env'), environment })
    const backup = join(folder, 'backup')
    await makeBackup({ settings, backup, say: () => {} })
    const restore = restoreBackup({
      backup,
      say: () => {},
      environment: { ...environment, DATA_DIR: join(folder, 'restored') },
      environmentFile: join(folder, 'restored.env'),
    })
    await expect(restore).rejects.toThrow(/has \d+ tables/)
  })
})
