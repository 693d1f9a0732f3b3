import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFile, isPostgres } from '../database-file.js'
import { backupNames, outboxFile, privateDatabaseFile, visitFile } from './backup-parts.js'
import { copySqlite } from './copy-sqlite.js'
import { dumpPostgres } from './postgres.js'

const submissionCounts = {
  submissions: 'submission',
  stepsToDeliver: "step WHERE state = 'pending'",
  deadLetters: "step WHERE state = 'dead'",
}
const cmsCounts = {
  rentals: 'rentals',
  inquiries: 'inquiries',
  leads: 'leads',
  contracts: 'contracts',
  pictures: 'files',
}
const fileCounts = { privateFiles: 'file WHERE deleted_at IS NULL' }

/**
 * Whatever names something is copied before what it names. A submission of the outbox copy is in the copy
 * of the CMS too, or still to be delivered; a contract of the CMS copy has its private file. The other way
 * round something acknowledged could be in neither. On PostgreSQL one dump holds all of them as they are at one moment,
 * and files are what is left of a time on SQLite.
 * @param {import('../settings.js').Settings} settings
 * @param {string} backup
 * @param {(text: string) => void} say
 */
export async function copyDatabases(settings, backup, say) {
  /** @param {string} name */
  const source = (name) => join(settings.DATA_DIR, name)
  /** @param {string} name */
  const target = (name) => join(backup, backupNames.data, name)
  /** @param {string} name @param {Record<string, string>} counted */
  const copyIfThere = async (name, counted) => {
    if (existsSync(source(name))) return copySqlite(source(name), target(name), counted)
    if (!isPostgres(settings)) say(`There is no ${source(name)} yet`)
    return {}
  }

  const submissions = await copyIfThere(outboxFile, submissionCounts)
  say('Copied what visitors sent')
  const content = isPostgres(settings)
    ? await dumpPostgres(settings, join(backup, backupNames.postgres)).then(() => ({}))
    : await copySqlite(databaseFile(settings), join(backup, backupNames.sqlite), cmsCounts)
  say(isPostgres(settings) ? 'Copied the database' : 'Copied the database of the CMS')
  const files = await copyIfThere(privateDatabaseFile, fileCounts)
  say('Copied the list of private files')
  if (existsSync(source(visitFile))) await copySqlite(source(visitFile), target(visitFile), {})
  return { ...submissions, ...content, ...files }
}
