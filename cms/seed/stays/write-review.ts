import { reviewUid } from '../../src/reviews/review-record'
import type { DemoStay } from './demo-stay'
import { colleagueOf } from './stay-events'
import type { DemoRental } from './stay-money'
import { linkHash, type StayWriter } from './stay-writer'

/** Writes what the guest said: shown where the stay is reviewed, else waiting for a decision. */
export async function writeReview(
  writer: StayWriter,
  stay: DemoStay,
  { id, seed: rental }: DemoRental,
): Promise<void> {
  const { reference, seed, guest, steps } = stay
  if (!seed.review) return
  const { text, ratings, answer = null } = seed.review
  const [place, cleanliness, accuracy, host, value] = ratings
  const isShown = seed.stage === 'reviewed'
  const at = steps.find(({ stage }) => stage === (isShown ? 'reviewed' : 'finished'))?.at
  await writer.strapi.db.query(reviewUid).create({
    data: {
      reference,
      stay: reference,
      rentalId: id,
      rentalName: rental.name[guest.language],
      linkHash: linkHash(writer, 'review', reference),
      language: guest.language,
      at,
      mailedAt: at,
      name: `${guest.first} ${guest.last.slice(0, 1)}.`,
      text,
      answer,
      place,
      cleanliness,
      accuracy,
      host,
      value,
      stage: isShown ? 'approved' : 'received',
      decidedBy: isShown ? `staff: ${colleagueOf(stay)}` : null,
      revision: 1,
    },
  })
}
