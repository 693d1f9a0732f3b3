import { data } from '@remix-run/node'
import type { Locale } from '~content/locale'
import type { Offer } from '~content/offer'
import type { StayStage } from '~content/stay-stage'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { closedLink } from '~/features/private-pages/closed-link.server'
import { findStaff } from '~/features/staff/session/require-staff.server'
import { guestAuthor } from '~/features/stays/stay-author'
import { createStayStore } from '~/features/stays/stay-store.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { isRecordsOutage, RecordsUnavailable } from '~/platform/content/private-records.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { log } from '~/platform/log/log.server'
import { createOfferStore, type OfferStore } from '../offer-store.server'
import { offerActions } from './offer-reply'
import { openOffer } from './open-offer.server'
import { showOffer } from './show-offer'

type RequestContext = { request: Request; locale: Locale; link: string; store?: OfferStore }

/** What `/offer/{id}` shows (operations.md §3). Throws a 503 response if the CMS is unreachable. */
export async function readOfferPage({
  request,
  locale,
  link,
  store = createOfferStore(),
}: RequestContext) {
  const now = new Date()
  const { t } = await createServerI18n(locale)
  const title = t('offers:title')
  return throw503OnOutage('an offer could not be read', async () => {
    const opened = await openOffer(request, link, store)
    if (opened.outcome === 'open') {
      const offer = opened.record
      await noteOpened(offer, { request, store })
      const catalogue = hasCatalogue() ? getCatalogueUntagged() : null
      const stage = offer.stage === 'accepted' ? await stageOf(offer) : null
      const done = new URL(request.url).searchParams.get('done')
      return data({
        kind: 'offer' as const,
        title,
        offer: showOffer(offer, { locale, catalogue, now, stage }),
        done: offerActions.find((action) => action === done) ?? null,
      })
    }
    const { page, init } = closedLink(opened, locale)
    return data({ ...page, title }, init)
  })
}

async function stageOf({ stay }: Offer): Promise<StayStage | null> {
  return (await createStayStore().find(stay))?.stage ?? null
}

/** The team sees that the guest has read it; the team's own look does not count. */
async function noteOpened(
  { reference, openedAt, stage }: Offer,
  { request, store }: { request: Request; store: OfferStore },
): Promise<void> {
  if (openedAt !== null || stage !== 'open' || (await findStaff(request))) return
  try {
    await store.change(reference, { do: 'open', by: guestAuthor(request) })
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    const level = isRecordsOutage(err) ? 'warn' : 'error'
    log[level]({ err }, 'the opening of an offer could not be noted')
  }
}
