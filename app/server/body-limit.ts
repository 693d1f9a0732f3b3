import { uploadLimits } from '~/platform/files/uploads/upload-limits'
import { kilobytes } from '~/platform/units/size'
import { callsPath } from '~/routing/table'
import { takesFiles } from '~/routing/takes-files'

/**
 * Largest body in bytes that a path takes; a call asks for less than a page of text. Where files are
 * taken, only a form with parts may be that large.
 */
export function bodyLimit(pathname: string): number {
  if (takesFiles(pathname)) return uploadLimits.requestBytes
  return pathname.startsWith(callsPath) ? kilobytes(64) : kilobytes(256)
}
