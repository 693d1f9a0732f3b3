import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach } from 'vitest'
import { createVisitDatabase, visitFile } from '~/features/visits/store/visit-database.server'
import { createOutboxDatabase, outboxFile } from '~/platform/outbox/outbox-database.server'
import {
  createPrivateDatabase,
  privateDatabaseFile,
} from '~/platform/files/store/private-database.server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { ensureEnvironmentFile } from '../environment-file.js'
import { inRepository } from '../repository.js'
import { readSettings, type Settings } from '../settings.js'
import { makeBackup } from './make-backup.js'
import { restoreBackup } from './restore-backup.js'

let folder: string
/** A path in the folder of the test. */
export const place = (...names: string[]) => join(folder, ...names)
/** What the commands told. */
export const said: string[] = []
export const say = (text: string) => void said.push(text)
export const read = (...names: string[]) => readFileSync(place(...names), 'utf8')
export const modeOf = (path: string) => statSync(path).mode & 0o777

export function write(name: string, content: string): void {
  mkdirSync(join(place(name), '..'), { recursive: true })
  writeFileSync(place(name), content)
}

export const settings = (): Settings =>
  readSettings({ file: place('site.env'), environment: { DATA_DIR: place('data') } })
export const back = () => makeBackup({ settings: settings(), backup: place('backup'), say })
export const restore = (environment: Record<string, string> = { DATA_DIR: place('restored') }) =>
  restoreBackup({
    backup: place('backup'),
    say,
    environment,
    environmentFile: place('restored.env'),
  })

/** What stands in a column of a database. */
export function column(file: string, query: string): unknown[] {
  const database = new Database(file, { readonly: true })
  try {
    return database.prepare(query).pluck().all()
  } finally {
    database.close()
  }
}

async function createTables(store: { open: () => Promise<unknown>; close: () => Promise<void> }) {
  await store.open()
  await store.close()
}

/** Gives each test a site with some data of each kind, which lies in a folder of its own. */
export function setUpSite(): void {
  beforeEach(async () => {
    folder = await temporaryFolder()
    said.length = 0
    ensureEnvironmentFile({ file: place('site.env'), example: inRepository('.env.example') })
    mkdirSync(place('data'))
    const cms = new Database(place('data', 'cms.db'))
    for (const table of ['rentals', 'inquiries', 'leads', 'contracts', 'files']) {
      cms.exec(`CREATE TABLE ${table} (id TEXT)`)
    }
    cms.exec("INSERT INTO inquiries VALUES ('delivered')")
    cms.close()
    await createTables(createOutboxDatabase({ file: place('data', outboxFile) }))
    const outbox = new Database(place('data', outboxFile))
    outbox.exec(`
    INSERT INTO submission (id, kind, key, payload, accepted_at) VALUES ('waits', 'lead', 'k', '{}', 1);
    INSERT INTO step (submission, position, name, next_attempt_at) VALUES ('waits', 0, 'cms', 1)`)
    outbox.close()
    await createTables(createPrivateDatabase({ file: place('data', privateDatabaseFile) }))
    const rows = new Database(place('data', privateDatabaseFile))
    rows.exec(`INSERT INTO file (id, kind, type, bytes, name, key_id, created_at, claimed_by)
    VALUES ('f1', 'identity', 'jpeg', 6, 'a', 'k', 1, 'owner')`)
    rows.close()
    await createTables(createVisitDatabase({ file: place('data', visitFile) }))
    write('data/private/files/f1', 'sealed')
    write('data/private/files/f2.part', 'half a file')
    write('data/public/uploads/house.jpg', 'picture')
    write('data/mail/1.eml', 'To: ana@example.com')
    write('data/pages/kept.html', 'made anew by itself')
    write('data/demo-content', 'mark')
  })
}
