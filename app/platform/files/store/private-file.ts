import type { UploadType } from '../uploads/upload-types'

/** The record of a private file. Times are milliseconds since 1970. */
export type PrivateFile = {
  /** 160 random bits. The sender of the file claims it by this id. */
  id: string
  /** Which upload of which form it is. */
  kind: string
  type: UploadType
  bytes: number
  /** The name from the sender, made safe by `safeFileName`. */
  name: string
  createdAt: number
  /** The submission that owns it; null until it is claimed. */
  claimedBy: string | null
  /** When it is deleted if it is not claimed; null once it is. */
  expiresAt: number | null
}

/** One read of a private file. The log of reads outlives the file. */
export type PrivateFileRead = { at: number; reader: string; address: string }
