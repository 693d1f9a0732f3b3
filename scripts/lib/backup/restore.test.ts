import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../repository.js'
import { makeBackup } from './make-backup.js'
import {
  back,
  column,
  modeOf,
  place,
  read,
  restore,
  said,
  say,
  settings,
  setUpSite,
  write,
} from './site-to-back-up'

setUpSite()

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
    expect(read('restored.env')).toContain(read('site.env').trimEnd())
    expect(read('restored.env')).toContain(`DATA_DIR="${place('restored')}"`)
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
