import type { BookingStage } from '~content/booking-confirmation'
import type { Tone } from '~/features/staff/lists/stage-badge'

/** How urgent a confirmation looks to the staff. */
export const toneOfBooking: Record<BookingStage, Tone> = {
  draft: 'waiting',
  shared: 'done',
  cancelled: 'quiet',
}
