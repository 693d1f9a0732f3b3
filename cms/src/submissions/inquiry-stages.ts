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
} as const satisfies Record<string, readonly string[]>

export type InquiryStage = keyof typeof inquiryStages

/** The usual ways as a sentence of help: `new → contacted or spam; …`. */
export function usualWays(): string {
  return Object.entries(inquiryStages)
    .filter(([, next]) => next.length > 0)
    .map(([stage, next]) => `${stage} → ${next.join(' or ')}`)
    .join('; ')
}
