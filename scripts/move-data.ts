/**
 * `npm run move-data`: carries an installation on SQLite to PostgreSQL: content of the CMS, submissions, private files
 * and sessions of the staff. Run it while site and CMS are stopped, after DATABASE_CLIENT was set to postgres and
 * DATABASE_URL to an empty database. The files stay as they are.
 */
import { moveData } from './lib/move-data/move-data'
import { ownerOnly } from './lib/owner-only.js'
import { createProgress } from './lib/progress.js'
import { inRepository } from './lib/repository.js'
import { StepFailed } from './lib/run-step.js'
import { readSettings } from './lib/settings.js'

process.umask(ownerOnly.umask)
const progress = createProgress()

try {
  await moveData(readSettings({ file: inRepository('.env') }), progress)
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error)
  process.exitCode = 1
} finally {
  progress.end()
}
