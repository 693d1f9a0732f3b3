import type { contractInquiryStages } from '~content/contract-inquiry-stage'
import type { Tone } from '~/features/staff/lists/stage-badge'

/** How urgent an inquiry looks to the staff. */
export const toneOfInquiry: Record<(typeof contractInquiryStages)[number], Tone> = {
  new: 'waiting',
  contacted: 'waiting',
  won: 'done',
  lost: 'quiet',
  settled: 'done',
  spam: 'quiet',
}
