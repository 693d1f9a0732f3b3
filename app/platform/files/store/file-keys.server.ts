import { hkdfSync } from 'node:crypto'

const keyBytes = 32
/** Bytes of the name of a key, which every file and row carries. */
export const keyIdBytes = 8

export type FileKey = {
  /** Says which secret a file was sealed with and tells nothing about it. */
  id: Buffer
  /** The key of one file. No two files share one, so a nonce can never come twice under a key. */
  forFile: (fileId: string) => Buffer
}

export type FileKeys = {
  current: FileKey
  /** The key with this id, also one that is no longer used for new files; null where it is unknown. */
  find: (id: Buffer) => FileKey | null
}

/**
 * The keys of the private files, made from secrets by HKDF-SHA-256. New files are sealed with the first
 * secret; the others are those of files from before a rotation.
 */
export function createFileKeys(secret: string, olderSecrets: readonly string[] = []): FileKeys {
  const current = createKey(secret)
  const all = [current, ...olderSecrets.map(createKey)]
  return { current, find: (id) => all.find((key) => key.id.equals(id)) ?? null }
}

function createKey(secret: string): FileKey {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, 'private files', purpose, bytes))
  const root = derive('root', keyBytes)
  return {
    id: derive('id', keyIdBytes),
    forFile: (fileId) => Buffer.from(hkdfSync('sha256', root, fileId, 'file', keyBytes)),
  }
}
