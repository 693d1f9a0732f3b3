import type { UploadType } from './upload-types'

/** One field of one form that takes a file: its name, kept with the file, and the types it takes. */
export type UploadKind = { name: string; types: readonly UploadType[] }
