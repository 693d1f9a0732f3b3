import { fileRetention, type FileRetention } from '~content/file-retention'
import { fetchContent } from '~/platform/content/fetch-content.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { log } from '~/platform/log/log.server'
import { startCmsJob } from '~/platform/nodes/start-cms-job.server'
import { hours } from '~/platform/units/duration'
import { deleteOutdated } from './delete-outdated.server'

/** Used unless the CMS settings say otherwise. */
const usual: FileRetention = { careerMonths: 12, identityMonths: 6 }

/**
 * Begins to delete files whose time is over. Deletion is final, so nothing is deleted while the CMS cannot tell the
 * retention period. Resolves with how to stop.
 */
export async function startFileRetention(): Promise<() => Promise<void>> {
  return startCmsJob({ name: 'file retention', every: hours(1) }, async () => {
    const retention = (await fetchContent(fileRetention, 'en')) ?? usual
    const deleted = await deleteOutdated(privateStore(), retention, Date.now())
    if (deleted > 0) log.info({ deleted }, 'expired private files deleted')
  })
}
