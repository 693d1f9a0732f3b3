import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { isRecordsOutage } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { repeatOnOneNode } from './repeat-on-one-node.server'

type CmsJob = {
  /** Stands in the log, and nodes agree on the job by it. Do not change it. */
  name: string
  /** Milliseconds between the starts of two runs. */
  every: number
}

/**
 * Begins a job that needs the CMS, on one node at a time. A run that fails is logged, and the next one tries again.
 * Resolves with how to stop.
 */
export async function startCmsJob(
  { name, every }: CmsJob,
  run: () => Promise<void>,
): Promise<() => Promise<void>> {
  const job = async () => {
    try {
      await run()
    } catch (err) {
      if (isRecordsOutage(err) || err instanceof ContentUnavailable)
        log.warn({ err }, `${name} delayed: CMS unreachable`)
      else log.error({ err }, `${name} failed, retrying`)
    }
  }
  return repeatOnOneNode(job, { name, every })
}
