import type { UploadType } from '../uploads/upload-types'

/** What is known of a private file besides its content. Times are milliseconds since 1970. */
export type PrivateFile = {
  /** 160 random bits; whoever sent the file in claims it by this id. */
  id: string
  /** Which upload of which form it is. */
  kind: string
  type: UploadType
  bytes: number
  /** As its sender called it, without path and anything that could mislead. */
  name: string
  createdAt: number
  /** The submission it belongs to; null until one claims it. */
  claimedBy: string | null
  /** When it is deleted unless it is claimed; null once it is. */
  expiresAt: number | null
}

/** One reading of a private file; the trail of these outlives the file. */
export type PrivateFileRead = { at: number; reader: string; address: string }
