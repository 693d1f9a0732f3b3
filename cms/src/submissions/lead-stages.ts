import type { LeadKind } from '../content-types/lead-kind'
import type { Stages } from './stages'

/**
 * The stages of a lead with their usual transitions; staff may set any stage. `won` and `lost`: business or an
 * application. `settled`: everything that only needed handling.
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

/** Subscriptions need no answer. */
export function firstLeadStage(kind: LeadKind): LeadStage {
  return kind === 'subscription' ? 'settled' : 'new'
}
