import { hkdfSync } from 'node:crypto'

const keyBytes = 32
/** Length of a key id, which is stored in every file and row. */
export const keyIdBytes = 8

export type FileKey = {
  /** Identifies the secret without revealing it. */
  id: Buffer
  /** The key of one file. Each file has its own, so a nonce is never reused under a key. */
  forFile: (fileId: string) => Buffer
}

export type FileKeys = {
  current: FileKey
  /** The key with this id, old keys included; null if it is unknown. */
  find: (id: Buffer) => FileKey | null
}

/**
 * The keys of the private files, derived from secrets by HKDF-SHA-256. New files use the first secret; the others are
 * for files from before a key rotation.
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
