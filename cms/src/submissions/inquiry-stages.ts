import type { Stages } from './stages'

/**
 * The stages of an inquiry with their usual transitions. Staff may set any stage, to handle exceptions and correct
 * mistakes.
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
