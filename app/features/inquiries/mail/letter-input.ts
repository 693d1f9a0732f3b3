import type { SiteSettings } from '~content/site-settings'
import type { Letter } from '~/platform/email/letter/letter'
import type { InquiryRecord } from '../inquiry-record'
import type { MailWords } from './inquiry-tables'

export type LetterInput = {
  record: InquiryRecord
  reference: string
  settings: Pick<SiteSettings, 'brandName' | 'bookingNotice' | 'address' | 'phone' | 'email'>
  words: MailWords
}

export type LetterWithSubject = { subject: string; letter: Letter }
