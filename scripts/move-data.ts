/**
 * `npm run move-data`: carries an installation on SQLite to PostgreSQL: content of the CMS, submissions, private files and
 * sessions of the staff. Run it while site and CMS are stopped, after DATABASE_CLIENT was set to postgres and DATABASE_URL
 * to an empty database. The files stay as they are.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sessionFile } from '~/features/staff/session/session-database.server'
import { visitFile } from '~/features/visits/store/visit-database.server'
import { privateFolders } from '~/platform/files/store/private-folders'
import { outboxFile } from '~/platform/outbox/outbox-database.server'
import { buildCms, isCmsBuilt } from './lib/builds.js'
import { isPostgres } from './lib/database-file.js'
import { copyOutbox, copyPrivateFiles, copySessions, copyVisits } from './lib/move-data/copy-stores'
import { moveCms } from './lib/move-data/move-cms'
import { ownerOnly } from './lib/owner-only.js'
import { createProgress } from './lib/progress.js'
import { inRepository } from './lib/repository.js'
import { requireFreePorts } from './lib/require-free-ports.js'
import { StepFailed } from './lib/run-step.js'
import { readSettings, type Settings } from './lib/settings.js'

process.umask(ownerOnly.umask)
const settings: Settings = readSettings({ file: inRepository('.env') })
const progress = createProgress()
const inData = (path: string) => join(settings.DATA_DIR, path)

async function moveData(): Promise<void> {
  const { DATABASE_URL } = settings
  if (!isPostgres(settings) || !DATABASE_URL) {
    throw new StepFailed('Set DATABASE_CLIENT=postgres and DATABASE_URL first.')
  }
  // What visitors send meanwhile would stay behind.
  await requireFreePorts(settings)
  if (!isCmsBuilt()) {
    const logFile = inData('logs/build-cms.log')
    await progress.step('Building the CMS', () => buildCms({ env: settings, logFile }).built)
  }
  await moveStores(DATABASE_URL)
  const tables = await progress.step('Moving the content of the CMS', () => moveCms(settings))
  for (const { name, rows, checksum } of tables) {
    if (rows > 0) console.log(`${rows} rows of ${name}, checksum ${checksum.slice(0, 16)}`)
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  progress.say(
    `${rows} rows of ${tables.length} tables were moved; counts and checksums are equal.`,
  )
}

async function moveStores(url: string): Promise<void> {
  if (existsSync(inData(outboxFile))) {
    progress.say(`${await copyOutbox(inData(outboxFile), url)} submissions copied and compared`)
  }
  const folders = privateFolders(inData('private'))
  if (existsSync(folders.database)) {
    const { copied, missing } = await copyPrivateFiles(folders, url)
    progress.say(`${copied} private files copied and compared`)
    if (missing.length > 0) progress.say(`Files without content: ${missing.join(' ')}`)
  }
  if (existsSync(inData(visitFile))) {
    progress.say(`${await copyVisits(inData(visitFile), url)} sums of visits copied and compared`)
  }
  if (existsSync(inData(sessionFile))) {
    progress.say(
      `${await copySessions(inData(sessionFile), url)} sessions of the staff copied and compared`,
    )
  }
}

try {
  await moveData()
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error)
  process.exitCode = 1
} finally {
  progress.end()
}
