/** The way of a stay from inquiry to review (operations.md §1), in its order. */
const wayOfStay = [
  'new',
  'answered',
  'offered',
  'accepted',
  'contractSent',
  'signed',
  'confirmed',
  'arrived',
  'finished',
  'reviewed',
] as const

export const stayStageNames = [...wayOfStay, 'lost', 'cancelled'] as const

export type StayStage = (typeof stayStageNames)[number]

const untilConfirmed = wayOfStay.slice(0, wayOfStay.indexOf('confirmed') + 1)

/** Ways back: an offer that is made anew, a signed contract that is sent again. */
const waysBack: Partial<Record<StayStage, readonly StayStage[]>> = {
  offered: ['answered'],
  accepted: ['offered'],
  contractSent: ['accepted'],
  signed: ['contractSent'],
}

/**
 * Whether a stay may go from one stage to another: forward, over stages that it does not need, to the end from
 * anywhere, and from an end back to the work on it. It may always stay where it is.
 */
export function mayStayFollow(from: StayStage, to: StayStage): boolean {
  if (from === to || to === 'lost' || to === 'cancelled') return true
  if (from === 'lost' || from === 'cancelled') return to !== 'new' && untilConfirmed.includes(to)
  return wayOfStay.indexOf(to) > wayOfStay.indexOf(from) || !!waysBack[from]?.includes(to)
}

/** The stages that people set; the others follow from contract, booking confirmation and review. */
export const stagesByHand = [
  'answered',
  'offered',
  'accepted',
  'arrived',
  'finished',
  'lost',
  'cancelled',
] satisfies StayStage[]

/** The stages in which the team has the next step: an answer, a contract, a confirmation. */
export const stagesThatWait: readonly StayStage[] = ['new', 'accepted', 'signed']

/** The stages in which nothing is to be done any more. */
export const stagesAtEnd: readonly StayStage[] = ['finished', 'reviewed', 'lost', 'cancelled']

/** The stages of a stay that does not take place. */
export const stagesCalledOff: readonly StayStage[] = ['lost', 'cancelled']

/** The stages whose times reports compare, in their order. */
export const reportedStages = [
  'answered',
  'offered',
  'accepted',
  'contractSent',
  'signed',
] satisfies StayStage[]

export const lostReasons = [
  'price',
  'dates',
  'noAnswer',
  'otherPlace',
  'plansChanged',
  'spam',
  'other',
] as const

export type LostReason = (typeof lostReasons)[number]
