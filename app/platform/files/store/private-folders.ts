import { join } from 'node:path'

/** Paths in the folder of the private files, which must not be inside a folder that is served. */
export function privateFolders(root: string) {
  return {
    database: join(root, 'private.db'),
    /** The encrypted files. */
    contents: join(root, 'files'),
    /** Files that are being received and checked, encrypted with keys that only this process has. */
    incoming: join(root, 'incoming'),
  }
}
