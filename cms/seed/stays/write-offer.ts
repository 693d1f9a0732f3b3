import { days, hours } from '../../../content-types/duration'
import { acceptedHoldDays, declineReasons } from '../../../content-types/offer-stage'
import type { StayStage } from '../../../content-types/stay-stage'
import { offerUid } from '../../src/offers/offer-record'
import { startOfDay } from '../seed-day'
import type { DemoStay } from './demo-stay'
import { reserveStay } from './reserve-stay'
import { colleagueOf } from './stay-events'
import { type DemoRental, offeredHouse } from './stay-money'
import { linkHash, type StayWriter } from './stay-writer'

/** Writes what was offered, and holds the nights of an offer that is open or waits for its contract. */
export async function writeOffer(
  writer: StayWriter,
  stay: DemoStay,
  rentals: readonly DemoRental[],
): Promise<void> {
  const { strapi } = writer
  const { seed, code, guest, startDate, endDate, currency } = stay
  const steps = new Map(stay.steps.map((step) => [step.stage, step.at]))
  const at = (stage: StayStage) => steps.get(stage) ?? null
  const madeAt = at('offered') ?? stay.askedAt
  const acceptedAt = at('accepted')
  const isOpen = seed.stage === 'offered'
  const [first] = rentals
  const validUntil = isOpen ? eveningOf(3 + (seed.nights % 3), writer.today) : dayLater(madeAt, 4)
  const reference = `O-${code}`
  await strapi.db.query(offerUid).create({
    data: {
      reference,
      stay: stay.reference,
      language: guest.language,
      guestName: guest.name,
      guestEmail: guest.email,
      startDate,
      endDate,
      adults: seed.adults,
      currency,
      children: seed.children ?? 0,
      houses: rentals.map((each) => offeredHouse(each, stay)),
      message: null,
      validUntil,
      holdsNights: true,
      madeAt,
      madeBy: colleagueOf(stay),
      stage: acceptedAt ? 'accepted' : isOpen ? 'open' : 'declined',
      remindersSent: 1,
      openedAt: seed.nights % 2 ? madeAt : acceptedAt,
      answeredAt: acceptedAt ?? at('lost'),
      acceptedRental: acceptedAt ? (first?.id ?? null) : null,
      declineReason: isOpen || acceptedAt ? null : reasonOf(stay),
      declineWords: null,
      linkHash: linkHash(writer, 'offer', reference),
    },
  })
  const held = isOpen ? rentals : seed.stage === 'accepted' && first ? [first] : []
  const holdUntil = isOpen ? validUntil : eveningOf(acceptedHoldDays - 1, writer.today)
  for (const each of held) await reserveStay(writer, stay, each, { kind: 'hold', holdUntil })
}

function reasonOf({ seed: { lost } }: DemoStay) {
  return declineReasons.find((reason) => reason === lost) ?? 'other'
}

/** Six in the evening of a day. */
function eveningOf(day: number, today: string): string {
  return new Date(Date.parse(startOfDay(day, today)) + hours(18)).toISOString()
}

function dayLater(instant: string, count: number): string {
  return new Date(Date.parse(instant) + days(count)).toISOString()
}
