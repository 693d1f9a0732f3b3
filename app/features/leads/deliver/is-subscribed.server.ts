import { subscriberAnswerSchema } from '~content/subscriber'
import { postToCms } from '~/platform/content/submit-to-cms.server'
import { log } from '~/platform/log/log.server'
import { describeFailure } from '~/platform/outbox/describe-failure'
import { seconds } from '~/platform/units/duration'

/** A visitor waits for the answer. */
const patience = seconds(3)

/**
 * Whether an e-mail is subscribed already, capitals or not (leads-and-content.md §4). Null if the CMS does
 * not say: then the subscription is taken in, and the CMS keeps it once.
 */
export async function isSubscribed(
  email: string,
  signal: AbortSignal,
  cms?: { url: string; token: string },
): Promise<boolean | null> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
    const answer = await postToCms('submissions/subscribers/find', { email }, limit, cms)
    return subscriberAnswerSchema.parse(answer).data.isSubscribed
  } catch (error) {
    log.warn({ reason: describeFailure(error) }, 'subscription look-up failed')
    return null
  }
}
