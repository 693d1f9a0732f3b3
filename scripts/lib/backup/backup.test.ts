import { readdirSync, rmSync } from 'node:fs'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { outboxFile } from '~/platform/outbox/outbox-database.server'
import { privateDatabaseFile } from '~/platform/files/store/private-database.server'
import { makeBackup } from './make-backup.js'
import {
  back,
  column,
  modeOf,
  place,
  read,
  said,
  say,
  settings,
  setUpSite,
  write,
} from './site-to-back-up'

setUpSite()

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
