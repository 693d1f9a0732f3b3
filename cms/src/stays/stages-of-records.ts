import type { ContractStage } from '../content-types/contract-stage'
import type { StayStage } from '../content-types/stay-stage'
import type { InquiryStage } from '../submissions/inquiry-stages'
import type { LeadStage } from '../submissions/lead-stages'

// The stage of a stay by the stage of its record.

export const stageOfInquiry: Record<InquiryStage, StayStage> = {
  new: 'new',
  contacted: 'answered',
  offered: 'offered',
  accepted: 'accepted',
  declined: 'lost',
  spam: 'lost',
}

/** Null where the lead is closed, which says nothing about the stay: its offer and contract do. */
export const stageOfLead: Record<LeadStage, StayStage | null> = {
  new: 'new',
  contacted: 'answered',
  won: null,
  settled: null,
  lost: 'lost',
  spam: 'lost',
}

/** Null where the contract says nothing about the stay: it is not out yet, its link has run out, or it was declined. */
export const stageOfContract: Record<ContractStage, StayStage | null> = {
  draft: null,
  sent: 'contractSent',
  opened: 'contractSent',
  part: 'contractSent',
  // The team has yet to countersign.
  guestsSigned: 'contractSent',
  signed: 'signed',
  declined: null,
  expired: null,
  revoked: 'cancelled',
}

export const stageOfBooking: Record<string, StayStage | null> = {
  draft: null,
  shared: 'confirmed',
  cancelled: 'cancelled',
}
