import { deskWords } from '../desk-words'
import { inquiryWords } from '../inquiry-words'
import { campaignWords, leadWords } from '../lead-words'
import { partNames } from '../part-names'
import { skillWords } from '../skill-words'
import { contentWords } from './content-words'
import { contractHelp } from './contract-help'
import { contractLabels } from './contract-labels'
import { landingHelp } from './landing-help'
import { landingLabels } from './landing-labels'
import { messages } from './messages'
import { pageHelp } from './page-help'
import { pageLabels } from './page-labels'
import { rentalHelp } from './rental-help'
import { rentalLabels } from './rental-labels'
import { typeNames } from './type-names'

/** The Spanish of everything that the panel says in English, by the English text. */
export const spanish: Record<string, string> = {
  ...byEnglish(campaignWords),
  ...byEnglish(skillWords),
  ...byEnglish(deskWords.stay),
  ...byEnglish(deskWords.booking),
  ...byEnglish(deskWords.inquiry),
  ...byEnglish(leadWords),
  ...byEnglish(inquiryWords),
  ...{ ...contractLabels, ...pageLabels, ...rentalLabels, ...landingLabels },
  ...{ ...contractHelp, ...landingHelp, ...pageHelp, ...rentalHelp },
  ...{ ...byEnglish(partNames), ...typeNames, ...messages, ...contentWords },
}

function byEnglish(table: Record<string, { en: string; es: string }>): Record<string, string> {
  return Object.fromEntries(Object.values(table).map(({ en, es }) => [en, es]))
}
