import { deskWords } from '../booking-labels'
import { inquiryWords } from '../inquiry-labels'
import { campaignWords, leadWords } from '../lead-labels'
import { partNames } from '../component-names'
import { skillWords } from '../skill-labels'
import { contentWords } from './content-labels'
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
