import { readFileSync } from 'node:fs'
import { isAbsolute, join, normalize } from 'node:path'
import { StepFailed } from '../run-step.js'

/**
 * @typedef {{ path: string, bytes: number, sha256: string }} BackupFile `path` is relative, with `/`
 * @typedef {object} Manifest
 * @property {number} format
 * @property {string} madeAt ISO 8601, in UTC: what was acknowledged before that moment is in the backup
 * @property {{ site: string, node: string }} versions
 * @property {'better-sqlite3' | 'postgres'} database
 * @property {Record<string, number>} counts for people; the files below are what is checked
 * @property {BackupFile[]} files
 */

export const manifestFormat = 1
const fileName = 'manifest.json'

/** @param {string} backup */
export const manifestFile = (backup) => join(backup, fileName)

/**
 * The manifest of a backup. Throws StepFailed where there is none: it is written last, so a backup
 * without one was never finished.
 * @param {string} backup
 * @returns {Manifest}
 */
export function readManifest(backup) {
  const manifest = parse(backup)
  if (!isManifest(manifest)) throw new StepFailed(`${manifestFile(backup)} is damaged.`)
  if (manifest.format > manifestFormat) {
    throw new StepFailed(
      `${backup} was made by a newer version (${manifest.versions.site}). Restore it with that one.`,
    )
  }
  return manifest
}

/** @param {string} backup */
function parse(backup) {
  try {
    return /** @type {unknown} */ (JSON.parse(readFileSync(manifestFile(backup), 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw new StepFailed(`${backup} is not a complete backup: it has no ${fileName}.`)
  }
}

/**
 * @param {unknown} value
 * @returns {value is Manifest}
 */
function isManifest(value) {
  if (!isRecord(value) || typeof value.format !== 'number' || !isRecord(value.versions))
    return false
  const isDatabaseKnown = value.database === 'better-sqlite3' || value.database === 'postgres'
  return (
    isDatabaseKnown &&
    typeof value.madeAt === 'string' &&
    isRecord(value.counts) &&
    Array.isArray(value.files) &&
    value.files.every(isBackupFile)
  )
}

/** @param {unknown} value */
function isBackupFile(value) {
  if (!isRecord(value)) return false
  const { path, bytes, sha256 } = value
  return isInside(path) && typeof bytes === 'number' && /^[\da-f]{64}$/.test(String(sha256))
}

/**
 * A path that leads nowhere but into the folder that it is put into.
 * @param {unknown} path
 */
function isInside(path) {
  if (typeof path !== 'string' || path === '' || isAbsolute(path)) return false
  return normalize(path) === path && path.split('/')[0] !== '..' && !path.includes('\\')
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
