import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sessionFile } from '~/features/staff/session/session-database.server'
import { visitFile } from '~/features/visits/store/visit-database.server'
import { privateFolders } from '~/platform/files/store/private-folders'
import { outboxFile } from '~/platform/outbox/outbox-database.server'
import { buildCms, isCmsBuilt } from '../builds.js'
import { isPostgres } from '../database-file.js'
import type { createProgress } from '../progress.js'
import { requireFreePorts } from '../require-free-ports.js'
import { StepFailed } from '../run-step.js'
import type { Settings } from '../settings.js'
import { copyOutbox, copyPrivateFiles, copySessions, copyVisits } from './copy-stores'
import { moveCms, requireMovableCms } from './move-cms'

type Progress = ReturnType<typeof createProgress>

/**
 * Moves what `DATA_DIR` holds to the PostgreSQL database of the settings: the stores of the site, then the content of
 * the CMS. Throws StepFailed, and has copied nothing, unless that database is one that the content of the CMS can go
 * to. Times are written in the zone `TZ` of the settings, else in that of the machine.
 */
export async function moveData(settings: Settings, progress: Progress): Promise<void> {
  const { DATABASE_URL, TZ } = settings
  // Times are written in the zone of this process, and the CMS reads them in its own, which the settings name.
  if (TZ) process.env.TZ = TZ
  if (!isPostgres(settings) || !DATABASE_URL) {
    throw new StepFailed('Set DATABASE_CLIENT=postgres and DATABASE_URL first.')
  }
  await requireMovableCms(settings)
  // What visitors send meanwhile would stay behind.
  await requireFreePorts(settings)
  const inData = (path: string) => join(settings.DATA_DIR, path)
  if (!isCmsBuilt()) {
    const logFile = inData('logs/build-cms.log')
    await progress.step('Building the CMS', () => buildCms({ env: settings, logFile }).built)
  }
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  progress.say(`Times are written in the zone ${timeZone}, in which the CMS has to run (TZ)`)
  await moveStores(inData, DATABASE_URL, progress)
  const tables = await progress.step('Moving the content of the CMS', () => moveCms(settings))
  for (const { name, rows, checksum } of tables) {
    if (rows > 0) console.log(`${rows} rows of ${name}, checksum ${checksum.slice(0, 16)}`)
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  progress.say(
    `${rows} rows of ${tables.length} tables were moved; counts and checksums are equal.`,
  )
}

async function moveStores(
  inData: (path: string) => string,
  url: string,
  progress: Progress,
): Promise<void> {
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
