import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyIdBytes, type FileKeys } from './file-keys.server'

const cipher = 'aes-256-gcm'
const magic = Buffer.from('PF1\n')
const nonceBytes = 12
const tagBytes = 16
const headBytes = magic.length + keyIdBytes + nonceBytes

/** The content of a stored file was changed, truncated or swapped, or its key is unknown. */
export class FileDamaged extends Error {
  override name = 'FileDamaged'
}

/** Authenticated data: opening a sealed file with other values fails. */
export type SealedFileIdentity = { id: string; kind: string; type: string }

/** Encrypts a file (AES-256-GCM). Layout: magic, key id, nonce, ciphertext, tag. */
export function sealFile(keys: FileKeys, content: Buffer, as: SealedFileIdentity): Buffer {
  const { id, forFile } = keys.current
  const head = Buffer.concat([magic, id, randomBytes(nonceBytes)])
  const sealing = createCipheriv(cipher, forFile(as.id), head.subarray(-nonceBytes))
  sealing.setAAD(boundTo(head, as))
  return Buffer.concat([head, sealing.update(content), sealing.final(), sealing.getAuthTag()])
}

/** Decrypts and verifies a sealed file, whole or not at all. Throws `FileDamaged`. */
export function openSealed(keys: FileKeys, sealed: Buffer, as: SealedFileIdentity): Buffer {
  if (sealed.length < headBytes + tagBytes || !sealed.subarray(0, magic.length).equals(magic)) {
    throw new FileDamaged('Not a sealed file.')
  }
  const head = sealed.subarray(0, headBytes)
  const key = keys.find(head.subarray(magic.length, magic.length + keyIdBytes))
  if (!key) throw new FileDamaged('Unknown file key.')
  const opening = createDecipheriv(cipher, key.forFile(as.id), head.subarray(-nonceBytes))
  opening.setAAD(boundTo(head, as))
  opening.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([opening.update(sealed.subarray(headBytes, -tagBytes)), opening.final()])
  } catch (cause) {
    throw new FileDamaged('The file content was changed.', { cause })
  }
}

function boundTo(head: Buffer, { id, kind, type }: SealedFileIdentity): Buffer {
  return Buffer.concat([head, Buffer.from(JSON.stringify([id, kind, type]))])
}
