import type { LeadKind } from '../content-types/lead-kind'
import type { Stages } from './stages'

/**
 * The stages of a lead and where it usually goes from each; as with inquiries, staff may move it anywhere.
 * `won` and `lost` are for what could become business or a colleague, `settled` for what only had to be seen to.
 */
export const leadStages = {
  new: ['contacted', 'settled', 'spam'],
  contacted: ['won', 'lost', 'settled'],
  won: [],
  lost: ['contacted'],
  settled: ['contacted'],
  spam: ['new'],
} as const satisfies Stages

export type LeadStage = keyof typeof leadStages

/** Nobody has to answer a subscription. */
export function firstLeadStage(kind: LeadKind): LeadStage {
  return kind === 'subscription' ? 'settled' : 'new'
}
