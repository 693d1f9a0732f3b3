import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const ownerOnly = { file: 0o600, folder: 0o700 }

/** Suffix of files that are still being written. */
const unfinished = '.part'

/**
 * Writes a new file that survives a power failure once this resolves: written to a temporary name, synced, renamed, and
 * the folder synced. Readable by the owner only. Throws file system errors, leaving nothing behind.
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

/** Syncs a folder: without it a new file name may not survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
