import type { Locale } from '~content/locale'
import { env } from '~/platform/env/env.server'
import { days } from '~/platform/units/duration'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { subscriptionToken } from './subscription-token.server'

/** How long the link of the first e-mail can confirm a subscription. */
const confirmableFor = days(7)

/** The addresses in the e-mails of one subscription, absolute by configuration. */
export type SubscriptionLinks = {
  /** The page that asks for the confirmation. */
  confirm: string
  /** The page that asks whether to end it. */
  end: string
  /** Where mail programs end it without a page (RFC 8058). */
  oneClick: string
}

/** The same links for the same subscription, in every e-mail of it. */
export function subscriptionLinks(
  submissionId: string,
  { language, receivedAt }: { language: Locale; receivedAt: Date },
): SubscriptionLinks {
  const until = new Date(receivedAt.getTime() + confirmableFor)
  const confirm = subscriptionToken('confirm', submissionId, until)
  const end = subscriptionToken('end', submissionId, null)
  const absolute = (path: string) => new URL(path, env.SITE_ORIGIN).href
  return {
    confirm: absolute(href('subscriptionConfirm', language, { token: confirm })),
    end: absolute(href('subscriptionEnd', language, { token: end })),
    oneClick: absolute(
      `/${resources.unsubscribe.path.replace(':token', end)}?language=${language}`,
    ),
  }
}
