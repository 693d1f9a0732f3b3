import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** Modes of what only the account of the programs may read. */
export const ownerOnly = { file: 0o600, folder: 0o700, umask: 0o077 }

/**
 * Makes a folder that only its owner may enter; one that exists is closed to others.
 * @param {string} folder
 */
export function makeOwnFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: ownerOnly.folder })
  closeToOthers(folder)
}

/**
 * Takes a file, or a folder with all it contains, away from other accounts of the machine. Links are not
 * followed. What belongs to another account stays as it is, and so does what vanishes meanwhile.
 * @param {string} path
 */
export function closeToOthers(path) {
  close(realpathSync(path))
}

/** @param {string} path */
function close(path) {
  try {
    const status = lstatSync(path)
    if (status.isSymbolicLink()) return
    const wanted = status.isDirectory() ? ownerOnly.folder : ownerOnly.file
    // More than one owner's right, or a folder that its owner cannot enter.
    if ((status.mode & 0o777) !== wanted) chmodSync(path, wanted)
    if (status.isDirectory()) for (const name of readdirSync(path)) close(join(path, name))
  } catch (error) {
    if (!isHarmless(error)) throw error
  }
}

/** @param {unknown} error */
function isHarmless(error) {
  return error instanceof Error && 'code' in error && harmless.has(String(error.code))
}

const harmless = new Set(['ENOENT', 'EPERM', 'EACCES', 'ENOTSUP', 'EROFS'])
