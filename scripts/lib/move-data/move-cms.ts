import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cmsAddress } from '../addresses.js'
import { hasContent } from '../database-content.js'
import { databaseFile } from '../database-file.js'
import { keepDemoContentMark } from '../demo-content.js'
import { StepFailed } from '../run-step.js'
import { randomPassword } from '../random-secret.js'
import { waitUntilUp } from '../run-both.js'
import { startCms } from '../servers.js'
import type { Settings } from '../settings.js'
import { copyCms, type CopiedTable } from './copy-cms'

/**
 * Throws StepFailed unless the CMS has a SQLite file in `DATA_DIR` and the PostgreSQL database of the settings has no
 * content of a CMS.
 */
export async function requireMovableCms(settings: Settings): Promise<void> {
  const file = databaseFile(settings)
  if (!existsSync(file)) throw new StepFailed(`There is no database ${file}.`)
  if (await hasContent(settings)) {
    throw new StepFailed(
      'The database of DATABASE_URL has content of the CMS already. Nothing was moved.',
    )
  }
}

/**
 * Moves the content of the CMS to the PostgreSQL database of the settings: starts the built CMS there once, which makes
 * its tables, and copies them in place of what they hold (`requireMovableCms` asks first). Uploaded files stay in
 * `DATA_DIR`.
 */
export async function moveCms(settings: Settings): Promise<CopiedTable[]> {
  await makeTables(settings)
  const copied = await copyCms(databaseFile(settings), `${settings.DATABASE_URL}`)
  keepDemoContentMark(settings)
  return copied
}

async function makeTables(settings: Settings): Promise<void> {
  const logFile = join(settings.DATA_DIR, 'logs', 'move-data-cms.log')
  // The CMS insists on an administrator. The accounts that are moved take the place of this one.
  const account = {
    CMS_ADMIN_EMAIL: 'nobody@example.com',
    CMS_ADMIN_PASSWORD: randomPassword(),
  }
  const program = startCms({ settings: { ...settings, ...account }, logFile })
  const address = `${cmsAddress(settings)}/api/health`
  await waitUntilUp({ name: 'The CMS', logFile, program }, { address, seconds: 300 })
  program.signal('SIGTERM')
  await program.exited
}
