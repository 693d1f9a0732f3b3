import { cmsTarget, onCmsReturn } from '~/platform/content/ask-cms.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { submissionKinds } from './submission-kinds.server'

/** Starts the outbox worker. Deliveries that failed because the CMS was down are retried when it is back. */
export async function startOutbox(): Promise<() => Promise<void>> {
  const stop = await outbox().start(submissionKinds)
  const stopListening = onCmsReturn(() => outbox().retryFor(cmsTarget))
  return async () => {
    stopListening()
    await stop()
  }
}
