/**
 * The stages of a contract and the ones that may follow each (contracts-and-routes.md §4). `part` is a form that a
 * guest has begun. A signed contract that is changed is sent again: its new version waits for a signature. So is one
 * that the guest declined, whose page stays open to say so. A change that nobody signs can be dropped: the version that
 * was signed holds again. `guestsSigned`: the team is to countersign by hand.
 */
export const contractStages = {
  draft: ['sent', 'revoked'],
  sent: ['opened', 'part', 'guestsSigned', 'signed', 'declined', 'expired', 'revoked'],
  opened: ['sent', 'part', 'guestsSigned', 'signed', 'declined', 'expired', 'revoked'],
  part: ['sent', 'guestsSigned', 'signed', 'declined', 'expired', 'revoked'],
  guestsSigned: ['signed', 'sent', 'revoked'],
  signed: ['sent'],
  declined: ['sent', 'signed', 'revoked'],
  expired: ['sent', 'signed', 'revoked'],
  revoked: ['sent'],
} as const satisfies Record<string, readonly string[]>

export type ContractStage = keyof typeof contractStages

export const contractStageNames = Object.keys(contractStages) as ContractStage[]

/** Whether a contract may go from one stage to another; it may always stay where it is. */
export function mayFollow(from: ContractStage, to: ContractStage): boolean {
  const next: readonly ContractStage[] = contractStages[from]
  return from === to || next.includes(to)
}

/** The stages in which signing is closed until the team opens the link again. */
export const closedStages = ['declined', 'expired', 'revoked'] as const satisfies ContractStage[]

export function isClosed(stage: ContractStage): boolean {
  return closedStages.some((closed) => closed === stage)
}

/** The stages in which the guest can still sign. */
export function isWithGuest(stage: ContractStage): boolean {
  return stage === 'sent' || stage === 'opened' || stage === 'part'
}
