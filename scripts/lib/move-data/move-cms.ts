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
 * Moves the content of the CMS from the SQLite file of `DATA_DIR` to the empty PostgreSQL database of the settings: starts the
 * built CMS there once, which makes its tables, and copies them. Uploaded files stay in `DATA_DIR`. Throws StepFailed if the
 * database has content.
 */
export async function moveCms(settings: Settings): Promise<CopiedTable[]> {
  const file = databaseFile(settings)
  if (!existsSync(file)) throw new StepFailed(`There is no database ${file}.`)
  if (await hasContent(settings)) {
    throw new StepFailed(
      'The database of DATABASE_URL has content already. Nothing of the CMS was moved.',
    )
  }
  await makeTables(settings)
  const copied = await copyCms(file, `${settings.DATABASE_URL}`)
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
