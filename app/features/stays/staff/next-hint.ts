import { isWithGuest } from '~content/contract-stage'
import type { ShownStay } from '../show-stay.server'

type Known = Pick<ShownStay, 'stage' | 'contract' | 'booking' | 'agreement'>

/** The key in `stays:hints` of the sentence about the next step of a stay. */
export function nextHint({ stage, contract, booking, agreement }: Known) {
  const contractStage = agreement?.stage ?? 'draft'
  const isOpen = isWithGuest(contractStage)
  if (contract && isOpen && agreement?.signedAt) return 'change'
  if (booking) return stage === 'accepted' || stage === 'signed' ? 'share' : 'done'
  if (!contract) return stage === 'new' || stage === 'answered' ? 'offer' : 'contract'
  if (isOpen) return 'wait'
  if (contractStage === 'signed') return 'booking'
  if (contractStage === 'draft') return 'draft'
  return contractStage === 'guestsSigned' ? 'countersign' : 'closed'
}
