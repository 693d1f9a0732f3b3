import { uploadTypes, type UploadType } from '../uploads/upload-types'

const longest = 80
/** Controls, what turns the direction of writing or cannot be seen, and what file systems reserve. */
const misleading = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu

/**
 * The name of a file as it is stored and offered again: no path, nothing invisible or misleading, 80
 * characters at most, and the extension of what the file is.
 */
export function safeFileName(given: string, type: UploadType): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = base
    .replace(misleading, '')
    .replace(/\.[^.]*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const shortened = Array.from(stem).slice(0, longest).join('').trim()
  return `${shortened || 'file'}.${uploadTypes[type].extensions[0]}`
}
