import { data } from '@remix-run/node'
import type { Locale } from '~content/locale'
import type { SubscriptionChange } from '~content/subscriber'
import { outcomeParameter } from '~/features/leads/subscription/accept-change.server'
import { findSubscriptionState } from '~/features/leads/subscription/find-subscription-state.server'
import { readSubscriptionToken } from '~/features/leads/subscription/subscription-token.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { resources } from '~/routing/resources'

type Change = SubscriptionChange['change']
/** `over`: the subscription was ended before it was confirmed. */
type View = 'ask' | 'done' | 'over' | 'expired' | 'unknown'

export type ChangePageData = {
  change: Change
  view: View
  /** The last try could not be written down. */
  hasFailed: boolean
  /** Where the button posts to. */
  action: string
  title: string
}

const statuses: Record<View, number> = {
  ask: 200,
  done: 200,
  over: 200,
  expired: 410,
  unknown: 404,
}
const target = { confirm: resources.confirmSubscription, end: resources.unsubscribe }

type RequestContext = { request: Request; locale: Locale; change: Change; token: string }

/** What the page behind an e-mail's link shows; looking at it changes nothing. */
export async function readChangePage(
  context: RequestContext,
  findState: typeof findSubscriptionState = findSubscriptionState,
) {
  const { request, locale, change, token } = context
  const { t } = await createServerI18n(locale)
  const outcome = new URL(request.url).searchParams.get(outcomeParameter)
  const view = await viewOf(context, { outcome, findState })
  const page: ChangePageData = {
    change,
    view,
    hasFailed: view === 'ask' && outcome === 'failed',
    action: `/${target[change].path.replace(':token', token)}?language=${locale}`,
    title: t(`subscribe:${change}.metaTitle`),
  }
  return data(page, { status: statuses[view] })
}

async function viewOf(
  { request, change, token }: RequestContext,
  { outcome, findState }: { outcome: string | null; findState: typeof findSubscriptionState },
): Promise<View> {
  const read = readSubscriptionToken(change, token)
  if (read.outcome !== 'valid') return read.outcome
  const found = await findState(read.submissionId, request.signal)
  if (change === 'confirm' && found?.state === 'ended') return 'over'
  // An earlier letter ends what was begun anew since.
  const isSo = change === 'confirm' ? found?.state === 'confirmed' : found?.isOpen === false
  // The CMS may hear of the button some moments later.
  return outcome === 'done' || isSo ? 'done' : 'ask'
}
