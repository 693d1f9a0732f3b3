import * as z from 'zod'
import { offerReferenceSchema, type Offer } from '~content/offer'
import { offerStateOf } from '~content/offer-stage'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import { createOfferStore } from '../offer-store.server'
import { sendAcceptedToGuest, sendOfferToGuest } from './guest-emails.server'
import { sendAcceptedToTeam, sendDeclinedToTeam, sendQuestionToTeam } from './team-emails.server'

const mailSchema = z.object({
  reference: offerReferenceSchema,
  /** 0 for the offer itself, then the number of the reminder. */
  number: z.number(),
})

const answerSchema = z.object({ reference: offerReferenceSchema })

const questionSchema = z.object({ reference: offerReferenceSchema, words: z.string() })

type Send = (offer: Offer, messageId: string, signal: AbortSignal) => Promise<void>

/**
 * The offer is read when the e-mail is rendered: no database but the CMS holds what it says, and none holds its link.
 */
async function deliver(
  { id, payload }: Submission<{ reference: string }>,
  { signal }: StepContext,
  send: Send,
): Promise<undefined> {
  const offer = await createOfferStore().find(payload.reference)
  // It was deleted with the data of its guest.
  if (offer) await send(offer, id, signal)
  return undefined
}

/** An offer on its way to the guest, and each reminder of it. One that is answered meanwhile is not sent. */
export const offerMailKind = outboxKind({
  name: 'offer',
  schema: mailSchema,
  steps: [
    {
      name: 'mail-guest',
      deliver: (submission, context) =>
        deliver(submission, context, async (offer, id, signal) => {
          const { number } = submission.payload
          if (offerStateOf(offer, new Date()) === 'open')
            await sendOfferToGuest(offer, { id, number, signal })
        }),
    },
  ],
})

/** Sends only while the offer is accepted: it may be withdrawn meanwhile. */
const whileAccepted =
  (send: Send): Send =>
  async (offer, id, signal) => {
    if (offer.stage === 'accepted') await send(offer, id, signal)
  }

const tellGuest = whileAccepted(sendAcceptedToGuest)
const tellTeam = whileAccepted(sendAcceptedToTeam)

export const offerAcceptedKind = outboxKind({
  name: 'offer-accepted',
  schema: answerSchema,
  steps: [
    { name: 'mail-guest', deliver: (one, context) => deliver(one, context, tellGuest) },
    { name: 'mail-staff', deliver: (one, context) => deliver(one, context, tellTeam) },
  ],
})

export const offerDeclinedKind = outboxKind({
  name: 'offer-declined',
  schema: answerSchema,
  steps: [
    { name: 'mail-staff', deliver: (one, context) => deliver(one, context, sendDeclinedToTeam) },
  ],
})

export const offerQuestionKind = outboxKind({
  name: 'offer-question',
  schema: questionSchema,
  steps: [
    {
      name: 'mail-staff',
      deliver: (submission, context) =>
        deliver(submission, context, (offer, id, signal) =>
          sendQuestionToTeam(offer, submission.payload.words, { id, signal }),
        ),
    },
  ],
})
