import { uploadTypes, type UploadType } from '../uploads/upload-types'

const maxLength = 80
/** Control, bidirectional and invisible characters, and those that file systems reserve. */
const misleading = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu

/**
 * A safe file name for storage and download: no path, no invisible or misleading characters, at most 80 characters, and
 * the extension of the actual type.
 */
export function safeFileName(given: string, type: UploadType): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = base
    .replace(misleading, '')
    .replace(/\.[^.]*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const shortened = Array.from(stem).slice(0, maxLength).join('').trim()
  return `${shortened || 'file'}.${uploadTypes[type].extensions[0]}`
}
