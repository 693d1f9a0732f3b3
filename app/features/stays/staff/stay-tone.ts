import { stagesThatWait, type StayStage } from '~content/stay-stage'
import type { Tone } from '~/features/staff/lists/stage-badge'

export function toneOfStay(stage: StayStage): Tone {
  if (stagesThatWait.includes(stage)) return 'waiting'
  return stage === 'lost' || stage === 'cancelled' ? 'quiet' : 'done'
}
