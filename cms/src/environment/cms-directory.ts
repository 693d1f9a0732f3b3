import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The folder of the CMS's own package.json, whether this code runs as source or compiled in `dist`.
 * Throws when there is none.
 */
export function cmsDirectory(start: string = __dirname): string {
  let folder = start
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error(`No package.json above ${start}`)
    folder = parent
  }
  return folder
}
