import type { ServerOptions } from 'node:http'
import { slowestUpload, uploadLimits } from '~/platform/files/uploads/upload-limits'
import { minutes, seconds } from '~/platform/units/duration'
import { kilobytes } from '~/platform/units/size'

/** Options of the HTTP server. */
export const serverOptions: ServerOptions = {
  keepAliveTimeout: seconds(65),
  /** Long enough for the largest upload. Smaller bodies have less time, see `receiveBody`. */
  requestTimeout: slowestUpload(uploadLimits.archiveRequestBytes) + minutes(1),
  headersTimeout: seconds(20),
  /**
   * More than a compressed page. With the 16 kB of Node 20 each hit would fill the write buffer, and its connection
   * would be paused until `drain`.
   */
  highWaterMark: kilobytes(128),
}
