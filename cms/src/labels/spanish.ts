import { bookingLabels } from './booking-labels'
import { inquiryLabels, otherRentalLabels } from './inquiry-labels'
import { campaignLabels, leadLabels } from './lead-labels'
import { componentNames } from './component-names'
import { skillLabels } from './skill-labels'
import { contentLabels } from './spanish/content-labels'
import { contractHelp } from './spanish/contract-help'
import { contractLabels } from './spanish/contract-labels'
import { landingHelp } from './spanish/landing-help'
import { landingLabels } from './spanish/landing-labels'
import { messages } from './spanish/messages'
import { pageHelp } from './spanish/page-help'
import { pageLabels } from './spanish/page-labels'
import { rentalHelp } from './spanish/rental-help'
import { rentalLabels } from './spanish/rental-labels'
import { typeNames } from './spanish/type-names'

/** The Spanish of everything that the panel says in English, by the English text. */
export const spanish: Record<string, string> = {
  ...byEnglish(campaignLabels),
  ...byEnglish(skillLabels),
  ...byEnglish(bookingLabels.stay),
  ...byEnglish(bookingLabels.booking),
  ...byEnglish(bookingLabels.inquiry),
  ...byEnglish(bookingLabels.reservation),
  ...byEnglish(bookingLabels.calendarFeed),
  ...byEnglish(bookingLabels.answerTemplate),
  ...byEnglish(leadLabels),
  ...byEnglish(otherRentalLabels),
  ...byEnglish(inquiryLabels),
  ...contractLabels,
  ...pageLabels,
  ...rentalLabels,
  ...landingLabels,
  ...contractHelp,
  ...landingHelp,
  ...pageHelp,
  ...rentalHelp,
  ...byEnglish(componentNames),
  ...typeNames,
  ...messages,
  ...contentLabels,
}

function byEnglish(table: Record<string, { en: string; es: string }>): Record<string, string> {
  return Object.fromEntries(Object.values(table).map(({ en, es }) => [en, es]))
}
