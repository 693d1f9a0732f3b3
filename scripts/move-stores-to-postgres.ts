/**
 * Copies what visitors sent and uploaded from the SQLite files of DATA_DIR to the PostgreSQL database of DATABASE_URL. Run
 * it while the site is stopped, after DATABASE_CLIENT was set to postgres. It may be run again; the files stay.
 *
 *   npx tsx scripts/move-stores-to-postgres.ts
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { storeLocation } from '~/platform/database/store-location'
import { privateFolders } from '~/platform/files/store/private-folders'
import { outboxFile } from '~/platform/outbox/outbox-database.server'
import { copyOutbox, copyPrivateFiles } from './lib/move-stores'
import { inRepository } from './lib/repository.js'
import { readSettings } from './lib/settings.js'

const settings = readSettings({ file: inRepository('.env') })
const location = storeLocation(settings, outboxFile)
if ('file' in location) {
  console.error('Set DATABASE_CLIENT=postgres and DATABASE_URL first.')
  process.exit(1)
}
const outbox = join(settings.DATA_DIR, outboxFile)
if (existsSync(outbox)) {
  console.log(`${await copyOutbox(outbox, location.url)} submissions copied`)
}
const folders = privateFolders(join(settings.DATA_DIR, 'private'))
if (existsSync(folders.database)) {
  const { copied, missing } = await copyPrivateFiles(folders, location.url)
  console.log(`${copied} private files copied`)
  if (missing.length > 0) console.log(`Files without content: ${missing.join(' ')}`)
}
