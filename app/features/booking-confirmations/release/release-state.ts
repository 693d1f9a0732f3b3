import type { AgreedStay } from '~content/agreed-stay'
import type { StayStage } from '~content/stay-stage'
import { contractBalanceOf } from '~/features/payments/balance'
import { dayNumber } from '~/platform/time/guatemala-day'

/** Why instructions are not released although the guest comes soon. */
export type HeldReason =
  | 'noConfirmation'
  | 'notShared'
  | 'heldByStaff'
  | 'byHand'
  | 'noContract'
  | 'otherHouse'
  | 'otherDates'
  | 'balance'

type ReleaseState = {
  /** Until the arrival; below zero once the guest should have come. */
  days: number
  /** Null where they are to be released now. */
  reason: HeldReason | null
}

/** `contractSent`: the signed contract is sent again. */
const stages: readonly StayStage[] = ['contractSent', 'signed', 'confirmed', 'arrived']

/** From so many days before arrival on, the team is told of instructions that are released by hand. */
const daysByHand = 3

/** The state of unreleased arrival instructions on a day of Guatemala; null if there is nothing to do. */
export function releaseState(stay: AgreedStay, today: string): ReleaseState | null {
  const { stage, confirmation, agreement } = stay
  if (!stages.includes(stage)) return null
  if (confirmation?.instructionsReleased || confirmation?.stage === 'cancelled') return null
  const signed = agreement?.stage === 'signed' ? agreement.reservation : null
  const arrival = signed?.startDate ?? confirmation?.startDate ?? stay.startDate
  if (!arrival || (stay.endDate ?? arrival) < today) return null
  const days = dayNumber(arrival) - dayNumber(today)
  if (days > (confirmation?.releaseDays ?? daysByHand)) return null
  return { days, reason: heldReason(stay) }
}

function heldReason({ stage, confirmation, agreement, payments }: AgreedStay): HeldReason | null {
  if (!confirmation) return 'noConfirmation'
  if (confirmation.stage !== 'shared') return 'notShared'
  if (confirmation.releasedAt) return 'heldByStaff'
  if (confirmation.releaseDays === null) return 'byHand'
  if (agreement?.stage !== 'signed') return 'noContract'
  const { rentalId, startDate, endDate } = agreement.reservation
  if (rentalId && !confirmation.rentalIds.includes(rentalId)) return 'otherHouse'
  if (confirmation.startDate !== startDate || confirmation.endDate !== endDate) return 'otherDates'
  const balance = contractBalanceOf({ stage, agreement, payments })
  return !balance || balance.open > 0 ? 'balance' : null
}
