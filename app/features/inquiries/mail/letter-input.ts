import type { SiteSettings } from '~content/site-settings'
import type { SenderFacts } from '~/features/submissions/mail/composed-letter'
import type { InquiryRecord } from '../inquiry-record'
import type { MailWords } from './inquiry-tables'

export type LetterInput = {
  record: InquiryRecord
  reference: string
  settings: SenderFacts & Pick<SiteSettings, 'bookingNotice'>
  words: MailWords
}
