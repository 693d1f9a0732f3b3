import { cmsTarget, onCmsReturn } from '~/platform/content/ask-cms.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { submissionKinds } from './submission-kinds.server'

/** Begins to deliver what visitors send; what waits for the CMS goes on as soon as it answers again. */
export async function startOutbox(): Promise<() => Promise<void>> {
  const stop = await outbox().start(submissionKinds)
  const stopListening = onCmsReturn(() => outbox().hurryFor(cmsTarget))
  return async () => {
    stopListening()
    await stop()
  }
}
