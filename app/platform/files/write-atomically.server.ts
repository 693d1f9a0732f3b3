import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file so that readers see either the old or the whole new content, even after a crash.
 * Creates the folder. Throws what the file system throws, leaving the old content in place.
 */
export async function writeAtomically(
  path: string,
  content: string | Buffer | AsyncIterable<Buffer>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const file = await open(temporary, 'wx')
    try {
      await writeFile(file, content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/**
 * Removes what writes of this file left behind when their process was killed. Call it only while no process writes the
 * file.
 */
export async function removeLeftovers(path: string): Promise<void> {
  const isLeftover = (name: string) =>
    name.startsWith(`${basename(path)}.`) && name.endsWith('.tmp')
  const leftovers = (await readdir(dirname(path))).filter(isLeftover)
  await Promise.all(leftovers.map((name) => rm(join(dirname(path), name), { force: true })))
}
