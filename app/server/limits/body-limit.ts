import { uploadLimits } from '~/platform/files/uploads/upload-limits'
import { kilobytes } from '~/platform/units/size'
import { callsPath } from '~/routing/resources'
import { takesArchives, takesFiles } from '~/routing/takes-files'

/**
 * The largest body that a path accepts, in bytes. For paths with file uploads the limit holds for multipart forms only,
 * see `receiveBody`.
 */
export function bodyLimit(pathname: string): number {
  if (takesArchives(pathname)) return uploadLimits.archiveRequestBytes
  if (takesFiles(pathname)) return uploadLimits.requestBytes
  return pathname.startsWith(callsPath) ? kilobytes(64) : kilobytes(256)
}
