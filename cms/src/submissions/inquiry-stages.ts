import type { Stages } from './stages'

/**
 * The stages of an inquiry and where it usually goes from each. Staff may move it anywhere: life
 * takes other turns, and a wrong click must be put right.
 */
export const inquiryStages = {
  new: ['contacted', 'spam'],
  contacted: ['offered', 'declined'],
  offered: ['accepted', 'declined'],
  accepted: [],
  declined: ['contacted'],
  spam: ['new'],
} as const satisfies Stages

export type InquiryStage = keyof typeof inquiryStages
