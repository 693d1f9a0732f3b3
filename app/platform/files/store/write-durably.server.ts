import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const ownerOnly = { file: 0o600, folder: 0o700 }

/** Ends of the names of files that are still being written. */
export const unfinished = '.part'

/**
 * Writes a new file that is whole and on the disk when this resolves, even where power fails right after:
 * written aside, synced, renamed, and its folder synced. For the owner's eyes only.
 * Throws what the file system throws, leaving nothing behind.
 */
export async function writeDurably(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: ownerOnly.folder })
  const part = join(folder, randomBytes(16).toString('hex') + unfinished)
  try {
    const file = await open(part, 'wx', ownerOnly.file)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
    await syncFolder(folder)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** A new name in a folder lasts only when the folder itself has reached the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
