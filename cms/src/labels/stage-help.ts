import { inquiryStages } from '../submissions/inquiry-stages'
import { leadStages } from '../submissions/lead-stages'
import { type Stages, usualWays } from '../submissions/stages'
import { choiceLabels } from './choice-labels'

/** The help below the field "Stage": the usual transitions. */
export const leadStageHelp = helpOf(leadStages)
export const inquiryStageHelp = helpOf(inquiryStages)

function helpOf(stages: Stages) {
  return {
    en: `Usually ${usualWays(stages, { ...choiceLabels.en }, 'or')}.`,
    es: `Por lo general ${usualWays(stages, { ...choiceLabels.es }, 'o')}.`,
  }
}
