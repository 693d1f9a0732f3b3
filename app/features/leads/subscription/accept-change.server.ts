import { redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import type { SubscriptionChange, SubscriptionConsent } from '~content/subscriber'
import { callAnswer, wrongMethod } from '~/features/submissions/call-answer.server'
import { readLimited } from '~/platform/body/read-limited'
import { outbox } from '~/platform/outbox/outbox.server'
import { requestedLanguage } from '~/platform/http/requested-language'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { seconds } from '~/platform/units/duration'
import { kilobytes } from '~/platform/units/size'
import { href } from '~/routing/href'
import { subscriptionChangeKind } from './change-kind.server'
import { readSubscriptionToken } from './subscription-token.server'

type Change = SubscriptionChange['change']
type Parts = { outbox: Pick<Outbox, 'accept'> }

const pageOf = { confirm: 'subscriptionConfirm', end: 'subscriptionEnd' } as const

/** The same end twice in this time is one. Later it may be of a subscription that began meanwhile. */
const endWindow = seconds(10)

/** How the page is told what became of its button. */
export const outcomeParameter = 'outcome'

/**
 * Confirms or ends a subscription: the button behind an e-mail's link (`language` in the query is the page's), or RFC
 * 8058 one-click to end it (200, 404 unknown token, 410 expired, 503). GET redirects to the page. Idempotent.
 */
export async function answerSubscriptionChange(
  request: Request,
  { change, token }: { change: Change; token: string },
  parts: Parts = { outbox: outbox() },
): Promise<Response> {
  const language = requestedLanguage(request)
  if (request.method === 'GET' || request.method === 'HEAD') {
    return toPage(change, { token, language })
  }
  if (request.method !== 'POST') return wrongMethod()
  const read = readSubscriptionToken(change, token)
  const isOneClick = change === 'end' && (await saysOneClick(request))
  if (read.outcome !== 'valid') {
    if (!isOneClick) return toPage(change, { token, language })
    return read.outcome === 'expired'
      ? callAnswer(410, { errors: ['GONE'] })
      : callAnswer(404, { errors: ['NOT_FOUND'] })
  }
  const { submissionId } = read
  const acceptance = await parts.outbox.accept({
    kind: subscriptionChangeKind,
    key: { value: `${change} ${submissionId}`, window: change === 'confirm' ? null : endWindow },
    payload: {
      submissionId,
      change,
      ...(change === 'confirm' && { consent: await consentIn(language) }),
    },
  })
  // A conflict is the same change from a page in the other language: the first one counts.
  const isAccepted = acceptance.outcome !== 'unavailable'
  if (isOneClick) {
    return isAccepted
      ? callAnswer(200, { data: { state: 'ended' } })
      : callAnswer(503, { errors: ['UNAVAILABLE'] }, { 'Retry-After': '60' })
  }
  return toPage(change, { token, language, outcome: isAccepted ? 'done' : 'failed' })
}

/** The proof of consent: what the page says above its button, and the button. */
async function consentIn(language: Locale): Promise<SubscriptionConsent> {
  const { t } = await createServerI18n(language)
  const texts = [t('subscribe:confirm.askTitle'), t('subscribe:confirm.ask')]
  return { wording: `${texts.join(' ')} [${t('subscribe:confirm.button')}]`, language }
}

/** What a mail program sends in the body, whatever the type of it. */
async function saysOneClick(request: Request): Promise<boolean> {
  const body = await readLimited(request.body, kilobytes(4))
  return /List-Unsubscribe/i.test(body?.toString('latin1') ?? '')
}

function toPage(
  change: Change,
  { token, language, outcome }: { token: string; language: Locale; outcome?: string },
): Response {
  const query = outcome ? new URLSearchParams({ [outcomeParameter]: outcome }) : undefined
  const page = href(pageOf[change], language, { token }, query)
  return redirect(page, { status: 303, headers: { 'Cache-Control': noStore } })
}
