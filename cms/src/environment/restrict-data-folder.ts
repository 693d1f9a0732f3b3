import { chmodSync, mkdirSync } from 'node:fs'

/** No other account of the machine may enter the data folder or read what this process writes from now on. */
export function restrictDataFolder(folder: string): void {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true })
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    // A folder that belongs to another account is that account's to close.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}
