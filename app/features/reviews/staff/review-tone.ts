import type { ReviewStage } from '~content/review-stage'
import type { Tone } from '~/features/staff/lists/stage-badge'

/** How urgent a review looks to the staff. */
export const toneOfReview: Record<ReviewStage, Tone> = {
  asked: 'quiet',
  received: 'waiting',
  approved: 'done',
  refused: 'quiet',
}
