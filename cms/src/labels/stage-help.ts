import { inquiryStages } from '../submissions/inquiry-stages'
import { leadStages } from '../submissions/lead-stages'
import { type Stages, describeTransitions } from '../submissions/stages'
import { choiceLabels } from './choice-labels'

/** The help below the field "Stage": the usual transitions. */
export const leadStageHelp = helpOf(leadStages)
export const inquiryStageHelp = helpOf(inquiryStages)

function helpOf(stages: Stages) {
  return {
    en: `Usually ${describeTransitions(stages, { ...choiceLabels.en }, 'or')}.`,
    es: `Por lo general ${describeTransitions(stages, { ...choiceLabels.es }, 'o')}.`,
  }
}
