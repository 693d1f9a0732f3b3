import { chmodSync, mkdirSync } from 'node:fs'

/** No other account of the machine may enter the data folder or read what this process writes from now on. */
export function closeDataToOthers(folder: string): void {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
}
