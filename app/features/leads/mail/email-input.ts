import type { TFunction } from 'i18next'
import type { LeadContent } from '~content/lead'
import type { SenderFacts } from '~/features/submissions/mail/rendered-email'
import type { SubmissionWords } from '~/features/submissions/mail/sender-table'
import type { SubscriptionLinks } from '../subscription/subscription-links.server'

/** Words of a mail: those of its own and those that it shares with others and with the pages. */
export type LeadMailWords = {
  mail: TFunction<'leadMail'>
  submission: SubmissionWords
  /** Of the forms; the skills that applicants rated are called as there. */
  leads: TFunction<'leads'>
}

export type LeadEmailInput = {
  lead: LeadContent
  reference: string
  /** The paths at which sender and team can read the submission. Null if there is no such page. */
  ownPages: { visitor: string; staff: string } | null
  /** The links of a subscription, and whether its owner has confirmed it. Null for any other lead. */
  subscription: (SubscriptionLinks & { isConfirmed: boolean; isReminder?: boolean }) | null
  settings: SenderFacts
  /** The site's, from configuration. */
  origin: string
  words: LeadMailWords
}
