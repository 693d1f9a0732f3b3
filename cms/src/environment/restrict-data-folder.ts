import { chmodSync, mkdirSync } from 'node:fs'

/** Only this account may enter the data folder and read what this process writes from now on. */
export function restrictDataFolder(folder: string): void {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true })
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    // A folder of another account is left to that account.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}
