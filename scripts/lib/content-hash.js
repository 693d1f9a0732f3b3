import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repository } from './repository.js'

const ignored = new Set(['node_modules', 'dist', '.cache', '.strapi', 'testing', 'README.md'])

/**
 * One hash over files and folders with all they contain, tests and READMEs left out, and over further values.
 * A path that does not exist counts as absent.
 * @param {{ paths: readonly string[], values?: readonly string[] }} inputs
 */
export function contentHash({ paths, values = [] }) {
  const hash = createHash('sha256').update(JSON.stringify(values))
  for (const file of paths.flatMap(listFiles)) {
    hash.update(`\0${relative(repository, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => !ignored.has(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}
