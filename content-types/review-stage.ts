import type { StayStage } from './stay-stage'

/** `asked`: the guest has the link and has not written yet. Approved ones alone are shown. */
export const reviewStages = ['asked', 'received', 'approved', 'refused'] as const

export type ReviewStage = (typeof reviewStages)[number]

/** In characters. */
export const maxReviewLength = 2000
export const maxReviewNameLength = 60
export const maxReviewAnswerLength = 1000

/** The stages of stays that end by themselves once the guest has left. */
export const stagesBeforeReview: readonly StayStage[] = ['confirmed', 'arrived', 'finished']

export type ReviewState = 'open' | 'done' | 'early' | 'cancelled'

type Reviewed = {
  stage: ReviewStage
  /** Null if it belongs to no stay. */
  stay: { stage: StayStage; endDate: string | null } | null
}

/**
 * Whether a review can be written on a day: of a finished stay, once (operations.md §6). `day` is today in Guatemala.
 */
export function reviewState({ stage, stay }: Reviewed, day: string): ReviewState {
  if (stage !== 'asked') return 'done'
  if (!stay || stay.stage === 'cancelled' || stay.stage === 'lost') return 'cancelled'
  const isOver = stay.endDate !== null && stay.endDate <= day
  return isOver && stay.stage === 'finished' ? 'open' : 'early'
}
