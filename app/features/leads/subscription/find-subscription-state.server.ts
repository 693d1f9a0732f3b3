import { subscriptionStateSchema, type SubscriptionState } from '~content/subscriber'
import { postToCms } from '~/platform/content/submit-to-cms.server'
import { log } from '~/platform/log/log.server'
import { describeFailure } from '~/platform/outbox/describe-failure'
import { seconds } from '~/platform/units/duration'

/** A visitor waits for the page. */
const patience = seconds(3)

/** How a subscription and its e-mail stand in the CMS; null if it is not there yet, or the CMS does not say. */
export async function findSubscriptionState(
  submissionId: string,
  signal: AbortSignal,
  cms?: { url: string; token: string },
): Promise<SubscriptionState | null> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
    const answer = await postToCms('submissions/subscribers/state', { submissionId }, limit, cms)
    return subscriptionStateSchema.parse(answer).data
  } catch (error) {
    log.warn({ reason: describeFailure(error) }, 'subscription state look-up failed')
    return null
  }
}
