import { join } from 'node:path'

/** What lies in the folder of the private files, which is never below one that is served. */
export function privateFolders(root: string) {
  return {
    database: join(root, 'private.db'),
    /** The encrypted files. */
    contents: join(root, 'files'),
    /** What is still being received and checked, under keys that only this process has. */
    incoming: join(root, 'incoming'),
  }
}
