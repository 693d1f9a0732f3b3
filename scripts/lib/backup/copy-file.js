import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { chmod, copyFile as copy, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ownerOnly } from '../owner-only.js'

/**
 * SHA-256 and size of a file.
 * @param {string} file
 */
export async function fingerprint(file) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/**
 * Copies a file, readable by its owner alone and on the disk when this resolves. Throws what the file
 * system throws, also where the target exists.
 * @param {string} from
 * @param {string} to
 */
export async function copyFile(from, to) {
  await mkdir(dirname(to), { recursive: true, mode: ownerOnly.folder })
  await copy(from, to, constants.COPYFILE_EXCL)
  await settleFile(to)
}

/**
 * Closes a new file to others and waits until it is on the disk.
 * @param {string} file
 */
export async function settleFile(file) {
  await chmod(file, ownerOnly.file)
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Names of all files below a folder, with `/` and in order; none where there is no such folder.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function listFilesBelow(folder) {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** @param {unknown} error */
export function isMissing(error) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
