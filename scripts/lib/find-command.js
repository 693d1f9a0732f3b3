import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Path of the first of these commands that is installed.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findCommand(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names
    .flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find(isExecutable)
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
