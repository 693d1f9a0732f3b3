import { fileRetention, type FileRetention } from '~content/file-retention'
import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { fetchContent } from '~/platform/content/fetch-content.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { log } from '~/platform/log/log.server'
import { repeatOnOneNode } from '~/platform/nodes/repeat-on-one-node.server'
import { hours } from '~/platform/units/duration'
import { deleteOutdated } from './delete-outdated.server'

/** Used unless the CMS settings say otherwise. */
const usual: FileRetention = { careerMonths: 12, identityMonths: 6 }

/** Begins to delete files whose time is over. Resolves with how to stop. */
export async function startFileRetention(): Promise<() => Promise<void>> {
  return repeatOnOneNode(look, { name: 'file retention', every: hours(1) })
}

/** Deletion is final, so nothing is deleted while the CMS cannot tell the retention period. */
async function look(): Promise<void> {
  try {
    const retention = (await fetchContent(fileRetention, 'en')) ?? usual
    const deleted = await deleteOutdated(privateStore(), retention, Date.now())
    if (deleted > 0) log.info({ deleted }, 'expired private files deleted')
  } catch (err) {
    if (err instanceof ContentUnavailable) {
      log.warn({ reason: err.message }, 'retention period look-up failed')
      return
    }
    log.error({ err }, 'expired private files could not be deleted, retrying')
  }
}
