import { log } from '~/platform/log/log.server'
import { unavailableResponse } from './content-unavailable.server'
import { isRecordsOutage } from './private-records.server'

/**
 * Runs `work` for a loader or an action. If it fails because of an outage, logs it as `failure` and throws a 503
 * response; other errors and responses pass. An outage is that of the CMS's private records unless `isOutage` says
 * otherwise.
 */
export async function throw503OnOutage<Result>(
  failure: string,
  work: () => Promise<Result>,
  isOutage: (err: unknown) => boolean = isRecordsOutage,
): Promise<Result> {
  try {
    return await work()
  } catch (err) {
    if (!isOutage(err)) throw err
    log.error({ err }, failure)
    throw unavailableResponse()
  }
}
