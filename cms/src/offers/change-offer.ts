import type { Core } from '@strapi/strapi'
import type { OfferChange } from '../content-types/offer'
import { minutes } from '../content-types/duration'
import { offerStateOf } from '../content-types/offer-stage'
import { toIso } from '../records/moments'
import { NightsTaken } from '../reservations/guard-reservations'
import { followUpToday } from '../stays/follow-up-today'
import { findStay, stayEventUid, updateStay, writeStayEvent } from '../stays/stay-record'
import { accept, AnsweredMeanwhile, decline } from './answer-offer'
import { withdraw } from './end-offers'
import { findOffer, offerUid, type OfferRow } from './offer-record'
import { remindOfOffer } from './remind-of-offer'

type Outcome = 'done' | 'unknown' | 'rejected' | 'not open' | 'has contract' | 'too many'

type Change<Do extends OfferChange['do']> = Extract<OfferChange, { do: Do }>

const maxQuestions = 20
/** Milliseconds. */
const repeatWindow = minutes(10)

/**
 * What guest and staff do with an offer. The offer, the nights, the stay and its log are changed in one transaction.
 * `rejected`: the nights of the accepted rental are taken.
 */
export async function changeOffer(
  strapi: Core.Strapi,
  reference: string,
  change: OfferChange,
): Promise<Outcome> {
  try {
    return await strapi.db.transaction(async (): Promise<Outcome> => {
      const offer = await findOffer(strapi, reference)
      return offer ? applyChange(strapi, offer, change) : 'unknown'
    })
  } catch (error) {
    if (error instanceof NightsTaken) return 'rejected'
    if (error instanceof AnsweredMeanwhile) return 'not open'
    throw error
  }
}

async function applyChange(
  strapi: Core.Strapi,
  offer: OfferRow,
  change: OfferChange,
): Promise<Outcome> {
  const { stay } = offer
  const validUntil = toIso(offer.validUntil)
  const isOpen = offerStateOf({ stage: offer.stage, validUntil }, new Date()) === 'open'
  switch (change.do) {
    case 'open':
      return markOpened(strapi, offer, change)
    case 'accept':
      return isOpen ? accept(strapi, offer, change) : 'not open'
    case 'decline':
      return isOpen ? decline(strapi, offer, change) : 'not open'
    case 'ask':
      return ask(strapi, offer, change)
    case 'withdraw': {
      const { contract } = (await findStay(strapi, { reference: stay })) ?? {}
      if (offer.stage === 'accepted' && contract) return 'has contract'
      const seen = change.stage && [change.stage]
      return (await withdraw(strapi, offer, change.by, seen)) ? 'done' : 'not open'
    }
    case 'remind':
      return isOpen ? remindOfOffer(strapi, offer, change.by) : 'not open'
  }
}

async function markOpened(
  strapi: Core.Strapi,
  { reference, stay }: OfferRow,
  { by }: Change<'open'>,
): Promise<Outcome> {
  const { count } = await strapi.db.query(offerUid).updateMany({
    where: { reference, openedAt: null },
    data: { openedAt: new Date() },
  })
  const note = { kind: 'offerOpened', detail: reference } as const
  if (count === 1) await writeStayEvent(strapi, stay, by, note)
  return 'done'
}

/** Guests may ask at any time, also when the offer is over: they may want another one. */
async function ask(
  strapi: Core.Strapi,
  { stay: reference }: OfferRow,
  { by, words }: Change<'ask'>,
): Promise<Outcome> {
  const stay = await findStay(strapi, { reference })
  if (!stay) return 'unknown'
  const where = { reference, kind: 'offerAsked' }
  const orderBy = { id: 'desc' as const }
  const asked = await strapi.db.query(stayEventUid).findMany({ where, orderBy })
  // A form that was sent twice asks once; the same words much later are a new question.
  const [last] = asked
  if (last?.detail === words && Date.now() - Date.parse(toIso(last.at)) < repeatWindow)
    return 'done'
  if (asked.length >= maxQuestions) return 'too many'
  await updateStay(strapi, stay.id, by, (current) => ({
    set: followUpToday(current),
    notes: [{ kind: 'offerAsked', detail: words }],
  }))
  return 'done'
}
