import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isPostgres } from '../database-file.js'
import { makeOwnFolder, ownerOnly } from '../owner-only.js'
import { inRepository } from '../repository.js'
import { StepFailed } from '../run-step.js'
import { backupEnvironment } from './backup-environment.js'
import { administratorMark, backupNames, copiedFolders } from './backup-parts.js'
import { copyDatabases } from './copy-databases.js'
import { copyFile, fingerprint, isMissing, listFilesBelow } from './copy-file.js'
import { manifestFile, manifestFormat } from './manifest.js'
import { settlePrivateCopy } from './private-copy.js'
import { copySigningKey } from './signing-key.js'

/** @typedef {import('./manifest.js').Manifest} Manifest */
/**
 * @typedef {{ settings: import('../settings.js').Settings, backup: string, say: (text: string) => void, now?: () =>
 * Date }} Job
 */

/**
 * Copies everything that must last into an empty folder while the site runs, with a manifest that is
 * written last. What was acknowledged before the begin is in the copy. Throws StepFailed, and leaves
 * nothing, where something needed cannot be had.
 * @param {Job} job
 * @returns {Promise<Manifest>}
 */
export async function makeBackup({ settings, backup, say, now = () => new Date() }) {
  requireData(settings.DATA_DIR)
  requireFreeFolder(backup, settings.DATA_DIR)
  makeOwnFolder(backup)
  try {
    const environment = backupEnvironment({ file: settings.ENV_PATH, settings })
    writeFileSync(join(backup, backupNames.environment), environment, { mode: ownerOnly.file })
    const madeAt = now().toISOString()
    const counts = await copyDatabases(settings, backup, say)
    const skipped = await copyFolders(settings, backup, say)
    await copySigningKey({ settings, backup, say })
    if (skipped > 0) say(`${skipped} files were deleted while they were being copied`)
    const missing = await settlePrivateCopy(settings.DATA_DIR, join(backup, backupNames.data))
    if (missing.length > 0) {
      say(
        `Attention: the site itself is missing ${missing.length} private files: ${missing.join(' ')}`,
      )
    }
    /** @type {Manifest} */
    const manifest = {
      format: manifestFormat,
      madeAt,
      versions: { site: siteVersion(), node: process.versions.node },
      database: isPostgres(settings) ? 'postgres' : 'better-sqlite3',
      counts: { ...counts, missingPrivateFiles: missing.length },
      files: await fingerprints(backup),
    }
    const text = `${JSON.stringify(manifest, null, 1)}\n`
    writeFileSync(manifestFile(backup), text, { mode: ownerOnly.file, flush: true })
    return manifest
  } catch (error) {
    for (const name of readdirSync(backup)) {
      rmSync(join(backup, name), { recursive: true, force: true })
    }
    throw error
  }
}

/**
 * @param {Job['settings']} settings
 * @param {string} backup
 * @param {Job['say']} say
 */
async function copyFolders(settings, backup, say) {
  let skipped = 0
  /** @param {string} name path below DATA_DIR */
  const copy = async (name) => {
    try {
      await copyFile(join(settings.DATA_DIR, name), join(backup, backupNames.data, name))
    } catch (error) {
      if (!isMissing(error)) throw error
      skipped++
    }
  }
  for (const folder of copiedFolders) {
    const names = (await listFilesBelow(join(settings.DATA_DIR, folder))).filter(isFinished)
    for (const name of names) await copy(`${folder}/${name}`)
    say(`Copied ${names.length} files of ${folder}`)
  }
  if (existsSync(join(settings.DATA_DIR, administratorMark))) await copy(administratorMark)
  return skipped
}

/**
 * Files get their final name when they are whole.
 * @param {string} name
 */
const isFinished = (name) => !/\.(?:part|tmp)$|(?:^|\/)\.git/.test(name)

/** @param {string} backup */
async function fingerprints(backup) {
  const files = []
  for (const path of await listFilesBelow(backup)) {
    files.push({ path, ...(await fingerprint(join(backup, path))) })
  }
  return files
}

/**
 * The CMS makes that folder at its first start.
 * @param {string} data
 */
function requireData(data) {
  if (existsSync(join(data, 'public', 'uploads'))) return
  throw new StepFailed(
    `There are no data in ${data}. Name the folder of the running programs in DATA_DIR.`,
  )
}

/**
 * @param {string} backup
 * @param {string} data
 */
function requireFreeFolder(backup, data) {
  if (existsSync(backup) && readdirSync(backup).length > 0) {
    throw new StepFailed(`${backup} is not empty. Name a folder that is empty or not there yet.`)
  }
  if (!relative(data, backup).startsWith('..')) {
    throw new StepFailed(
      `${backup} lies in ${data}, which is what is backed up. Name another folder.`,
    )
  }
}

function siteVersion() {
  const { version } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'))
  return String(version)
}
