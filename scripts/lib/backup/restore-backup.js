import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { databaseFile, isPostgres } from '../database-file.js'
import { makeOwnFolder, ownerOnly } from '../owner-only.js'
import { inRepository } from '../repository.js'
import { StepFailed } from '../run-step.js'
import { readSettings } from '../settings.js'
import { restoredEnvironment } from './backup-environment.js'
import { backupNames } from './backup-parts.js'
import { copyFile, fingerprint } from './copy-file.js'
import { readManifest } from './manifest.js'
import { requireEmptyPostgres, restorePostgres } from './postgres.js'
import { tellPlaceOfSigningKey } from './signing-key.js'

/** What is not whole yet lies there, on the same file system as its place. */
const staging = '.restoring'

/**
 * Puts a backup into a checkout that has no data: every file is compared with the manifest, and nothing
 * takes its place before all are right. Settings of the environment win over those of the backup, as they
 * do at a start; where they name other places for the data, the env file says so from then on. Throws
 * StepFailed where the backup is not whole or something would be overwritten.
 * @param {object} job
 * @param {string} job.backup
 * @param {(text: string) => void} job.say
 * @param {string} [job.environmentFile] where the settings go
 * @param {Record<string, string | undefined>} [job.environment]
 */
export async function restoreBackup({
  backup,
  say,
  environmentFile = inRepository('.env'),
  environment = process.env,
}) {
  const manifest = readManifest(backup)
  const file = join(backup, backupNames.environment)
  const settings = readSettings({ file, environment })
  requireSameDatabase(manifest, settings)
  const ownText = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const { text, moved } = restoredEnvironment(ownText, environment)
  requireOneOfOrNone(environmentFile, [ownText, text])
  requireNoData(settings)
  if (isPostgres(settings)) await requireEmptyPostgres(settings)

  makeOwnFolder(settings.DATA_DIR)
  const stage = join(settings.DATA_DIR, staging)
  rmSync(stage, { recursive: true, force: true })
  for (const listed of manifest.files) await copyChecked(backup, stage, listed)
  say(`Copied and compared ${manifest.files.length} files`)

  if (isPostgres(settings)) {
    await restorePostgres(settings, join(stage, backupNames.postgres))
    say('Filled the database of DATABASE_URL')
  }
  writeFileSync(environmentFile, text, { mode: ownerOnly.file })
  if (moved.length > 0) say(`${environmentFile} has ${moved.join(' and ')} of this command`)
  moveIntoPlace(stage, settings)
  rmSync(stage, { recursive: true, force: true })
  tellPlaceOfSigningKey({ settings, say })
  return { manifest, settings }
}

/**
 * The database comes last: without it the data count as missing, and with it they are whole.
 * @param {string} stage
 * @param {import('../settings.js').Settings} settings
 */
function moveIntoPlace(stage, settings) {
  const data = join(stage, backupNames.data)
  const database = join(stage, backupNames.sqlite)
  const names = existsSync(data) ? readdirSync(data) : []
  for (const name of names.filter((one) => join(data, one) !== database)) {
    renameSync(join(data, name), join(settings.DATA_DIR, name))
  }
  if (!existsSync(database)) return
  const target = databaseFile(settings)
  mkdirSync(dirname(target), { recursive: true, mode: ownerOnly.folder })
  renameSync(database, target)
}

/**
 * @param {string} backup
 * @param {string} stage
 * @param {import('./manifest.js').BackupFile} file
 */
async function copyChecked(backup, stage, { path, bytes, sha256 }) {
  const source = join(backup, path)
  if (!existsSync(source)) throw new StepFailed(`${backup} is not complete: ${path} is missing.`)
  const target = join(stage, path)
  await copyFile(source, target)
  const found = await fingerprint(target)
  if (found.bytes === bytes && found.sha256 === sha256) return
  rmSync(stage, { recursive: true, force: true })
  throw new StepFailed(
    `${path} is not the file that was backed up (its SHA-256 differs). Nothing was restored.`,
  )
}

/**
 * @param {import('./manifest.js').Manifest} manifest
 * @param {import('../settings.js').Settings} settings
 */
function requireSameDatabase({ database }, settings) {
  if ((database === 'postgres') === isPostgres(settings)) return
  throw new StepFailed(
    `The backup holds a database of ${database}, but DATABASE_CLIENT in the environment is ${settings.DATABASE_CLIENT}.`,
  )
}

/**
 * @param {string} file
 * @param {string[]} texts
 */
function requireOneOfOrNone(file, texts) {
  if (!existsSync(file) || texts.includes(readFileSync(file, 'utf8'))) return
  throw new StepFailed(
    `${file} is there already and holds other settings. Its keys do not fit the data of the backup: move it away first.`,
  )
}

/** @param {import('../settings.js').Settings} settings */
function requireNoData(settings) {
  const names = existsSync(settings.DATA_DIR) ? readdirSync(settings.DATA_DIR) : []
  const found = names.filter((name) => name !== staging)
  if (!isPostgres(settings) && existsSync(databaseFile(settings))) {
    throw new StepFailed(`${databaseFile(settings)} exists; a restore overwrites nothing.`)
  }
  if (found.length === 0) return
  throw new StepFailed(
    `${settings.DATA_DIR} is not empty (${found.slice(0, 5).join(', ')}); a restore overwrites nothing. Move it away, or name another folder in DATA_DIR.`,
  )
}
