import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import type { Offer, OfferChange } from '~content/offer'
import { declineReasons, maxGuestWordsLength } from '~content/offer-stage'
import { guestAuthor } from '~/features/stays/stay-author'
import { formText } from '~/platform/body/form-text'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm } from '~/platform/body/get-form.server'
import { RecordConflict, RecordsUnavailable } from '~/platform/content/private-records.server'
import { addressGroup } from '~/platform/http/client-address'
import { notFound } from '~/platform/http/not-found.server'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { log } from '~/platform/log/log.server'
import { minutes } from '~/platform/units/duration'
import { href } from '~/routing/href'
import { queueOfferEmails, queueQuestion } from '../emails/queue-offer-emails.server'
import { createOfferStore, type OfferStore } from '../offer-store.server'
import { offerActions, type OfferReply } from './offer-reply'
import { openOffer } from './open-offer.server'

type RequestContext = { request: Request; locale: Locale; link: string; store?: OfferStore }

/** People do not answer an offer twenty times in ten minutes, but they press again while nothing can be saved. */
const answers = createRateLimit({ name: 'offer answers', max: 20, within: minutes(10) })

/** What a guest answers to an offer. Back to its page, or what is wrong. */
export async function answerOfferPage({
  request,
  locale,
  link,
  store = createOfferStore(),
}: RequestContext) {
  const form = await getForm(request)
  const action = offerActions.find((name) => name === form.get('do'))
  if (!action) throw formErrorResponse(brokenForm)
  const words = formText(form, 'words')
  const reason = declineReasons.find((name) => name === form.get('reason')) ?? null
  const decline = (status: number, problem: OfferReply['problem']) =>
    data<OfferReply>({ problem, words, reason, action }, { status })
  if (words.length > maxGuestWordsLength) return decline(422, 'tooLong')
  if (action === 'ask' && words === '') return decline(422, 'incomplete')
  const guest = addressGroup(request)
  const laterAgain = async () => {
    await answers.takeBack(guest)
    return decline(503, 'unavailable')
  }
  if ((await answers.take(guest)) > 0) return decline(429, 'tooMany')
  const here = href('offer', locale, { id: link })
  try {
    const opened = await openOffer(request, link, store)
    if (opened.outcome === 'limited') return decline(429, 'tooMany')
    if (opened.outcome === 'closed') throw notFound()
    const offer = opened.record
    const change = changeOf(form, { action, words, reason, by: guestAuthor(request) })
    const changed = await store.change(offer.reference, change)
    if (changed === null) return await answeredBefore(offer, change, { store, here, decline })
    if (action === 'ask') {
      const isQueued = await queueQuestion({ reference: offer.reference, words })
      if (!isQueued) return await laterAgain()
    } else await queueOfferEmails(changed)
  } catch (err) {
    if (err instanceof RecordConflict) return decline(409, 'taken')
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'an offer could not be answered')
    return laterAgain()
  }
  throw redirect(`${here}?done=${action}`, 303)
}

type Guest = Pick<OfferReply, 'action' | 'words' | 'reason'> & { by: OfferChange['by'] }

function changeOf(form: FormData, { action, words, reason, by }: Guest): OfferChange {
  switch (action) {
    case 'accept': {
      const rentalId = form.get('house')
      const isRental = typeof rentalId === 'string' && /^[\w-]{1,100}$/.test(rentalId)
      if (!isRental) throw formErrorResponse(brokenForm)
      return { do: 'accept', by, rentalId }
    }
    case 'decline': {
      if (!reason) throw formErrorResponse(brokenForm)
      return { do: 'decline', by, reason, words: words || null }
    }
    case 'ask':
      return { do: 'ask', by, words }
  }
}

type Before = {
  store: OfferStore
  here: string
  decline: (status: number, problem: OfferReply['problem']) => ReturnType<typeof data<OfferReply>>
}

/** Accepting the same rental twice succeeds; any other change came after another answer or the end of the offer. */
async function answeredBefore(
  { reference }: Offer,
  change: OfferChange,
  { store, here, decline }: Before,
) {
  if (change.do === 'ask') return decline(429, 'tooMany')
  const present = await store.find(reference)
  const isSame = change.do === 'accept' && present?.acceptedRental === change.rentalId
  if (present?.stage === 'accepted' && isSame) throw redirect(`${here}?done=accept`, 303)
  return decline(409, 'notOpen')
}
