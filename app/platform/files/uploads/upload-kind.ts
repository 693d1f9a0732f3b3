import type { UploadType } from './upload-types'

/** One file field of one form: its name, which is stored with the file, and its allowed types. */
export type UploadKind = { name: string; types: readonly UploadType[] }
