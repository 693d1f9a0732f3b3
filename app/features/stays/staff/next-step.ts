import { isWithGuest } from '~content/contract-stage'
import { stagesCalledOff } from '~content/stay-stage'
import type { ShownStay } from '../show-stay.server'

type Known = Pick<ShownStay, 'stage' | 'contract' | 'booking' | 'agreement'> & {
  /** Whether the guest can choose from an offer or has accepted one. */
  isOffered: boolean
}

type Hint = ReturnType<typeof nextHint>
type StepButton = 'offer' | 'contract' | 'openContract' | 'booking' | 'openBooking'

/** The key in `stays:hints` of the sentence about the next step of a stay. */
export function nextHint({ stage, contract, booking, agreement, isOffered }: Known) {
  if (stagesCalledOff.includes(stage)) return 'calledOff'
  const contractStage = agreement?.stage ?? 'draft'
  const isOpen = isWithGuest(contractStage)
  if (contract && isOpen && agreement?.signedAt) return 'change'
  if (booking) return stage === 'accepted' || stage === 'signed' ? 'share' : 'done'
  if (!contract) {
    const isOfferNext = stage === 'new' || stage === 'answered'
    return isOfferNext || (stage === 'offered' && !isOffered) ? 'offer' : 'contract'
  }
  if (isOpen) return 'wait'
  if (contractStage === 'signed') return 'booking'
  if (contractStage === 'draft') return 'draft'
  return contractStage === 'guestsSigned' ? 'countersign' : 'closed'
}

const buttons: Record<Hint, StepButton | null> = {
  offer: 'offer',
  contract: 'contract',
  draft: 'openContract',
  countersign: 'openContract',
  closed: 'openContract',
  wait: null,
  change: null,
  booking: 'booking',
  share: 'openBooking',
  done: 'openBooking',
  calledOff: null,
}

/**
 * The button that stands out on the page of a stay: it takes the next step. Null where the guest has the next step, the
 * stay is called off, or is new: its answer stands on the page with a button of its own.
 */
export function mainButton(stay: Known): StepButton | null {
  return stay.stage === 'new' ? null : buttons[nextHint(stay)]
}
