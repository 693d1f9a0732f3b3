import type { Core } from '@strapi/strapi'
import type { NewPayment, PaymentChange } from '../content-types/payment'
import { findStay, updateStay, writeStayEvent, type StayRecord } from '../stays/stay-record'
import { paymentUid } from './payment-uid'

type Outcome = 'done' | 'unknown' | 'outdated' | 'cancelled before'

/** The stay changed between reading and writing: everything is rolled back. */
class StayChanged extends Error {
  override name = 'StayChanged'
}

/**
 * Notes or cancels a payment of a stay, with a line in its log, in one transaction. The same payment sent twice is
 * stored once, and with other facts it is outdated; two people who note one on the same page note it once, too: the
 * second sees what the first wrote.
 */
export async function changePayments(
  strapi: Core.Strapi,
  reference: string,
  change: PaymentChange,
): Promise<Outcome> {
  try {
    return await strapi.db.transaction(async (): Promise<Outcome> => {
      const stay = await findStay(strapi, { reference })
      if (!stay) return 'unknown'
      return change.do === 'note' ? note(strapi, stay, change) : cancel(strapi, stay, change)
    })
  } catch (error) {
    if (!(error instanceof StayChanged)) throw error
    // On PostgreSQL two requests with the same payment can run at once; the loser looks whether the winner has stored
    // it.
    return change.do === 'note' && (await isNoted(strapi, reference, change.payment))
      ? 'done'
      : 'outdated'
  }
}

/** A payment that was cancelled since is none that counts. */
async function isNoted(strapi: Core.Strapi, stay: string, payment: NewPayment): Promise<boolean> {
  return (
    (await strapi.db.query(paymentUid).count({ where: { ...payment, stay, cancelledAt: null } })) >
    0
  )
}

async function note(
  strapi: Core.Strapi,
  stay: StayRecord,
  { payment, revision, by }: Extract<PaymentChange, { do: 'note' }>,
): Promise<Outcome> {
  const payments = strapi.db.query(paymentUid)
  const { reference } = payment
  if ((await payments.count({ where: { reference } })) > 0) {
    return (await isNoted(strapi, stay.reference, payment)) ? 'done' : 'outdated'
  }
  await updateStay(strapi, stay.id, by, (current) => {
    if (current.revision !== revision) throw new StayChanged()
    return { set: {}, notes: [{ kind: 'paid', detail: detailOf(payment) }] }
  })
  await payments.create({
    data: {
      ...payment,
      stay: stay.reference,
      notedAt: new Date(),
      notedBy: by.actor.replace(/^staff: /, ''),
    },
  })
  return 'done'
}

async function cancel(
  strapi: Core.Strapi,
  stay: StayRecord,
  { reference, reason, by }: Extract<PaymentChange, { do: 'cancel' }>,
): Promise<Outcome> {
  const payments = strapi.db.query(paymentUid)
  const ofStay = { reference, stay: stay.reference }
  if ((await payments.count({ where: ofStay })) === 0) return 'unknown'
  const { count } = await payments.updateMany({
    where: { ...ofStay, cancelledAt: null },
    data: { cancelledAt: new Date(), cancelReason: reason },
  })
  if (count !== 1) return 'cancelled before'
  const detail = `${reference}: ${reason}`
  await writeStayEvent(strapi, stay.reference, by, { kind: 'paymentCancelled', detail })
  return 'done'
}

/** `P-7K2M9QAB: 475.23 USD`. */
function detailOf({ reference, cents, currency }: NewPayment): string {
  return `${reference}: ${(cents / 100).toFixed(2)} ${currency}`
}
