import type { Core } from '@strapi/strapi'
import type { NewPayment } from '../../../content-types/payment'
import { paymentUid } from '../../src/payments/payment-uid'
import { stayEventUid, stayUid } from '../../src/stays/stay-record'
import { inquiryEntry } from '../../src/submissions/inquiry-entry'
import { storeSubmission } from '../../src/submissions/store-submission'
import { calendarDay } from '../seed-day'
import { hasContract, hasReached, type DemoStay } from './demo-stay'
import { reserveStay } from './reserve-stay'
import { colleagueOf, stayEvents, type StayLine } from './stay-events'
import { demoInquiry, stageOfInquiry } from './stay-inquiry'
import { type DemoRental, paymentsOf, totalCents } from './stay-money'
import type { StayWriter } from './stay-writer'
import { writeBooking } from './write-booking'
import { writeContract } from './write-contract'
import { writeOffer } from './write-offer'
import { writeReview } from './write-review'

/** Writes a stay with all of its records, as the site and the team would have done over the weeks. */
export async function writeStay(
  writer: StayWriter,
  stay: DemoStay,
  rentals: [DemoRental, ...DemoRental[]],
): Promise<void> {
  const { strapi, today } = writer
  const [rental] = rentals
  const { seed, reference, steps } = stay
  const house = rental.seed.name[stay.guest.language]
  const inquiry = demoInquiry(stay, rental, writer.siteOrigin)
  await storeSubmission(strapi, 'api::inquiry.inquiry', await inquiryEntry(strapi, inquiry))
  const where = { reference }
  const inquiryStage = stageOfInquiry(seed.stage)
  await strapi.db.query('api::inquiry.inquiry').updateMany({ where, data: { stage: inquiryStage } })
  const payments = paymentsOf(stay, totalCents(rental.seed, stay), today)
  const lines = [...stayEvents(stay, house), ...(await writePayments(strapi, stay, payments))]
  for (const line of lines.sort((a, b) => a.at.localeCompare(b.at))) {
    await strapi.db.query(stayEventUid).create({ data: { ...line, reference, address: '' } })
  }
  if (hasReached(stay, 'offered')) await writeOffer(writer, stay, rentals)
  const contract = hasContract(stay) ? await writeContract(writer, stay, rental) : null
  const isBooked = hasReached(stay, 'signed') && seed.stage !== 'cancelled'
  if (isBooked) await reserveStay(writer, stay, rental, { kind: 'booking', contract })
  const booking = hasReached(stay, 'confirmed') ? await writeBooking(writer, stay, rental) : null
  if (seed.review) await writeReview(writer, stay, rental)
  const last = steps.at(-1)
  await strapi.db.query(stayUid).updateMany({
    where,
    data: {
      stage: seed.stage,
      stageSince: last?.at ?? stay.askedAt,
      booking,
      contract,
      lostReason: seed.lost ?? null,
      revision: 1 + steps.length,
      ...(seed.followUp !== undefined && { followUpOn: calendarDay(seed.followUp, today) }),
    },
  })
}

/** Writes the payments and returns their lines of the log. */
async function writePayments(
  strapi: Core.Strapi,
  stay: DemoStay,
  payments: readonly NewPayment[],
): Promise<StayLine[]> {
  const lines: StayLine[] = []
  for (const payment of payments) {
    const { day, reference, currency, cents } = payment
    const at = `${day}T16:00:00.000Z`
    const by = colleagueOf(stay)
    await strapi.db.query(paymentUid).create({
      data: { ...payment, stay: stay.reference, notedAt: at, notedBy: by },
    })
    const detail = `${reference}: ${(cents / 100).toFixed(2)} ${currency}`
    lines.push({ at, kind: 'paid', actor: `staff: ${by}`, stage: null, detail })
  }
  return lines
}
