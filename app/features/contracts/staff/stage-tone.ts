import { isWithGuest, type ContractStage } from '~content/contract-stage'
import type { Tone } from '~/features/staff/lists/stage-badge'

/** How urgent a contract looks to the staff. */
export function toneOfStage(stage: ContractStage): Tone {
  if (stage === 'signed') return 'done'
  return isWithGuest(stage) || stage === 'guestsSigned' ? 'waiting' : 'quiet'
}
