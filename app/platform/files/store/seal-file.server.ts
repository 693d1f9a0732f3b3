import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyIdBytes, type FileKeys } from './file-keys.server'

const cipher = 'aes-256-gcm'
const mark = Buffer.from('PF1\n')
const nonceBytes = 12
const tagBytes = 16
const headBytes = mark.length + keyIdBytes + nonceBytes

/** A stored file is not what was stored: changed, cut off, in another's place, or of an unknown key. */
export class FileDamaged extends Error {
  override name = 'FileDamaged'
}

/** What a sealed file is bound to; opening it as anything else fails. */
export type SealedAs = { id: string; kind: string; type: string }

/** Encrypts a file (AES-256-GCM): mark, id of the key, nonce, ciphertext, tag. */
export function sealFile(keys: FileKeys, content: Buffer, as: SealedAs): Buffer {
  const { id, forFile } = keys.current
  const head = Buffer.concat([mark, id, randomBytes(nonceBytes)])
  const sealing = createCipheriv(cipher, forFile(as.id), head.subarray(-nonceBytes))
  sealing.setAAD(boundTo(head, as))
  return Buffer.concat([head, sealing.update(content), sealing.final(), sealing.getAuthTag()])
}

/** Decrypts and verifies a sealed file, whole or not at all. Throws `FileDamaged`. */
export function openSealed(keys: FileKeys, sealed: Buffer, as: SealedAs): Buffer {
  if (sealed.length < headBytes + tagBytes || !sealed.subarray(0, mark.length).equals(mark)) {
    throw new FileDamaged('This is no sealed file.')
  }
  const head = sealed.subarray(0, headBytes)
  const key = keys.find(head.subarray(mark.length, mark.length + keyIdBytes))
  if (!key) throw new FileDamaged('The key of this file is not known.')
  const opening = createDecipheriv(cipher, key.forFile(as.id), head.subarray(-nonceBytes))
  opening.setAAD(boundTo(head, as))
  opening.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([opening.update(sealed.subarray(headBytes, -tagBytes)), opening.final()])
  } catch (cause) {
    throw new FileDamaged('The file is not the one that was stored.', { cause })
  }
}

function boundTo(head: Buffer, { id, kind, type }: SealedAs): Buffer {
  return Buffer.concat([head, Buffer.from(JSON.stringify([id, kind, type]))])
}
