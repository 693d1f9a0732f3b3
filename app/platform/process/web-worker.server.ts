import { join } from 'node:path'
import { env } from '~/platform/env/env.server'

/** Whether this process does the jobs that one process does for all. A single process is the first worker. */
export const isFirstWorker = env.WEB_WORKER === 1

/**
 * The folder for what every web worker stores for itself: pages, snapshots of content, and the revision they are from.
 * Workers do not share these files, since one may have applied a content change that another has not.
 */
export function workerFolder(): string {
  return isFirstWorker ? env.DATA_DIR : join(env.DATA_DIR, 'workers', String(env.WEB_WORKER))
}
