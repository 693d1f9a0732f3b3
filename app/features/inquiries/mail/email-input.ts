import type { SenderFacts } from '~/features/submissions/mail/rendered-email'
import type { InquiryRecord } from '../inquiry-record'
import type { MailWords } from './inquiry-tables'

export type EmailInput = {
  record: InquiryRecord
  reference: string
  settings: SenderFacts
  words: MailWords
  /** The stay in the desk, absolute. */
  stayUrl: string
}
