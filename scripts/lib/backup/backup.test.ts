import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, it } from 'vitest'
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
const place = (...names: string[]) => join(folder, ...names)
const said: string[] = []
const say = (text: string) => void said.push(text)
const read = (...names: string[]) => readFileSync(place(...names), 'utf8')
const modeOf = (path: string) => statSync(path).mode & 0o777

function write(name: string, content: string): void {
  mkdirSync(join(place(name), '..'), { recursive: true })
  writeFileSync(place(name), content)
}

const settings = (): Settings =>
  readSettings({ file: place('site.env'), environment: { DATA_DIR: place('data') } })
const back = () => makeBackup({ settings: settings(), backup: place('backup'), say })
const restore = (environment: Record<string, string> = { DATA_DIR: place('restored') }) =>
  restoreBackup({
    ...{ backup: place('backup'), say, environment, environmentFile: place('restored.env') },
  })

/** What stands in a column of a database. */
function column(file: string, query: string): unknown[] {
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

describe('a backup', () => {
  it('holds what must last and nothing else, for the owner alone', async () => {
    const { files, counts } = await back()
    expect(files.map(({ path }) => path)).toEqual([
      'data/cms.db',
      'data/mail/1.eml',
      'data/outbox/outbox.db',
      'data/private/files/f1',
      'data/private/private.db',
      'data/public/uploads/house.jpg',
      'data/visits/visits.db',
      'env',
    ])
    expect(counts).toMatchObject({
      submissions: 1,
      stepsToDeliver: 1,
      inquiries: 1,
      privateFiles: 1,
    })
    expect(modeOf(place('backup'))).toBe(0o700)
    for (const { path } of files) expect(modeOf(place('backup', path))).toBe(0o600)
    expect(modeOf(place('backup', 'manifest.json'))).toBe(0o600)
  })

  it('never has a submission in neither copy, whatever is delivered meanwhile', async () => {
    const deliver = (text: string) => {
      if (text !== 'Copied what visitors sent') return
      const cms = new Database(place('data', 'cms.db'))
      cms.exec("INSERT INTO inquiries VALUES ('waits')")
      cms.close()
      const outbox = new Database(place('data', outboxFile))
      outbox.exec("UPDATE step SET state = 'done'")
      outbox.close()
    }
    await makeBackup({ settings: settings(), backup: place('backup'), say: deliver })
    const waiting = "SELECT submission FROM step WHERE state = 'pending'"
    expect(column(place('backup/data/outbox/outbox.db'), waiting)).toEqual(['waits'])
    expect(column(place('backup/data/cms.db'), 'SELECT id FROM inquiries')).toContain('waits')
  })

  it('has the private file of whatever its copy of the CMS names', async () => {
    const sign = (text: string) => {
      if (text !== 'Copied what visitors sent') return
      write('data/private/files/signed', 'a PDF')
      const rows = new Database(place('data', privateDatabaseFile))
      rows.exec(`INSERT INTO file (id, kind, type, bytes, name, key_id, created_at, claimed_by)
        VALUES ('signed', 'contract', 'pdf', 5, 'a', 'k', 1, 'contract')`)
      rows.close()
      const cms = new Database(place('data', 'cms.db'))
      cms.exec("INSERT INTO contracts VALUES ('signed')")
      cms.close()
    }
    await makeBackup({ settings: settings(), backup: place('backup'), say: sign })
    expect(column(place('backup/data/cms.db'), 'SELECT id FROM contracts')).toEqual(['signed'])
    expect(read('backup', 'data', 'private', 'files', 'signed')).toBe('a PDF')
  })

  it('marks a file as deleted that is deleted while it is made', async () => {
    const remove = (text: string) => {
      if (text !== 'Copied the list of private files') return
      const rows = new Database(place('data', privateDatabaseFile))
      rows.exec('UPDATE file SET deleted_at = 2')
      rows.close()
      rmSync(place('data/private/files/f1'))
    }
    const { counts } = await makeBackup({
      settings: settings(),
      backup: place('backup'),
      say: remove,
    })
    const deleted = 'SELECT id FROM file WHERE deleted_at IS NOT NULL'
    expect(column(place('backup/data/private/private.db'), deleted)).toEqual(['f1'])
    expect(counts.missingPrivateFiles).toBe(0)
  })

  it('tells of a private file that the site itself is missing', async () => {
    rmSync(place('data/private/files/f1'))
    const { counts } = await back()
    expect(counts.missingPrivateFiles).toBe(1)
    expect(said.join('\n')).toContain('missing 1 private files: f1')
  })

  it('is refused without a key, into a folder with content, and into the data themselves', async () => {
    write('site.env', read('site.env').replace(/^PRIVATE_FILES_KEY=.*$/m, ''))
    await expect(back()).rejects.toThrow('PRIVATE_FILES_KEY')
    expect(readdirSync(place('backup'))).toEqual([])
    write('backup/other', 'content')
    await expect(back()).rejects.toThrow('is not empty')
    const inside = place('data', 'public', 'uploads', 'backup')
    await expect(makeBackup({ settings: settings(), backup: inside, say })).rejects.toThrow(
      'lies in',
    )
  })

  it('is refused where there are no data', async () => {
    const elsewhere = { ...settings(), DATA_DIR: place('elsewhere') }
    const made = makeBackup({ settings: elsewhere, backup: place('backup'), say })
    await expect(made).rejects.toThrow('no data')
  })

  it('takes keys from the environment where no file has them', async () => {
    const given = settings()
    write('site.env', read('site.env').replace(/^PRIVATE_FILES_KEY=.*$/m, ''))
    await makeBackup({ settings: given, backup: place('backup'), say })
    expect(read('backup', 'env')).toContain(`PRIVATE_FILES_KEY="${given.PRIVATE_FILES_KEY ?? '?'}"`)
  })
})

describe('a restore', () => {
  it('gives back the key that PDFs are signed with, and says where the settings want it', async () => {
    write('etc/seal.pem', 'a key')
    const named = { ...settings(), PDF_SIGNING_FILE: place('etc/seal.pem') }
    await makeBackup({ settings: named, backup: place('backup'), say })
    rmSync(place('etc/seal.pem'))
    await restore()
    expect(read('restored', 'pdf-signing.pem')).toBe('a key')
    expect(modeOf(place('restored/pdf-signing.pem'))).toBe(0o600)
    expect(said.at(-1)).toContain(
      `move ${place('restored/pdf-signing.pem')} to ${place('etc/seal.pem')}`,
    )
  })

  it('gives back data and settings, which others cannot read', async () => {
    await back()
    await restore()
    expect(read('restored.env')).toBe(read('site.env'))
    expect(column(place('restored/cms.db'), 'SELECT id FROM inquiries')).toEqual(['delivered'])
    expect(column(place('restored/outbox/outbox.db'), 'SELECT id FROM submission')).toEqual([
      'waits',
    ])
    expect(read('restored', 'private', 'files', 'f1')).toBe('sealed')
    expect(read('restored', 'public', 'uploads', 'house.jpg')).toBe('picture')
    expect(existsSync(place('restored/demo-content'))).toBe(false)
    expect(existsSync(place('restored/.restoring'))).toBe(false)
    expect(modeOf(place('restored'))).toBe(0o700)
    expect(modeOf(place('restored.env'))).toBe(0o600)
  })

  it('refuses a file that was changed and one that is missing, and leaves nothing', async () => {
    await back()
    appendFileSync(place('backup/data/private/files/f1'), '!')
    await expect(restore()).rejects.toThrow('data/private/files/f1')
    rmSync(place('backup/data/private/files/f1'))
    await expect(restore()).rejects.toThrow('is not complete')
    expect(existsSync(place('restored.env'))).toBe(false)
    expect(existsSync(place('restored/cms.db'))).toBe(false)
  })

  it('refuses a backup that was never finished, and a manifest that leads elsewhere', async () => {
    await back()
    const manifest = read('backup', 'manifest.json')
    write('backup/manifest.json', manifest.replace('data/mail/1.eml', '../../1.eml'))
    await expect(restore()).rejects.toThrow('damaged')
    rmSync(place('backup/manifest.json'))
    await expect(restore()).rejects.toThrow('is not a complete backup')
  })

  it('overwrites neither data nor settings', async () => {
    await back()
    write('restored/mail/2.eml', 'newer')
    await expect(restore()).rejects.toThrow('is not empty (mail)')
    rmSync(place('restored'), { recursive: true })
    write('restored.env', 'SITE_PORT=3000\n')
    await expect(restore()).rejects.toThrow('holds other settings')
    expect(existsSync(place('restored'))).toBe(false)
  })

  it('goes on where one was cut off before its end', async () => {
    await back()
    write('restored/.restoring/data/cms.db', 'half a database')
    await restore()
    expect(column(place('restored/cms.db'), 'SELECT id FROM inquiries')).toEqual(['delivered'])
  })

  it('is one command in a checkout without packages', async () => {
    await back()
    const checkout = place('checkout')
    cpSync(inRepository('scripts'), join(checkout, 'scripts'), { recursive: true })
    cpSync(inRepository('package.json'), join(checkout, 'package.json'))
    const output = execFileSync(process.execPath, ['scripts/restore.js', '../backup'], {
      cwd: checkout,
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    })
    expect(output.toString()).toContain('Restored the backup of')
    expect(read('checkout', '.env')).toBe(read('site.env'))
    expect(read('checkout', 'data', 'mail', '1.eml')).toBe('To: ana@example.com')
  })
})
