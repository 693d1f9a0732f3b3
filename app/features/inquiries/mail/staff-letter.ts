import type { ContactMethod } from '~content/contact-method'
import type { LetterRow } from '~/platform/email/letter/letter'
import type { InquiryRecord } from '../inquiry-record'
import { priceTable, servicesTables, stayTable, type MailWords } from './inquiry-tables'
import type { LetterInput, LetterWithSubject } from './letter-input'

/** What the team gets: everything that is known, in the language in which it has to answer. */
export function staffLetter({
  record,
  reference,
  settings,
  words,
}: LetterInput): LetterWithSubject {
  const { contact, rental, language, isQuote, botFlag, specialRequirement } = record.inquiry
  const { mail } = words
  const name = `${contact.firstName} ${contact.lastName}`
  const place = rental.name
  return {
    subject: mail(isQuote ? 'staff.subjectQuote' : 'staff.subject', { reference, place, name }),
    letter: {
      language,
      brand: settings.brandName,
      preview: mail('staff.from', { name, place }),
      heading: mail(isQuote ? 'staff.headingQuote' : 'staff.heading', { reference }),
      paragraphs: [
        mail('staff.from', { name, place }),
        ...(botFlag ? [mail('staff.suspicious')] : []),
      ],
      tables: [
        { title: mail('staff.contact'), rows: contactRows(record, words) },
        stayTable(record, words),
        priceTable(record, words),
        ...servicesTables(record, words),
      ],
      quote: specialRequirement ? { title: mail('staff.message'), text: specialRequirement } : null,
      button: { label: mail('staff.button'), url: rental.pageUrl },
      closing: [mail('staff.reply', { name })],
      footer: [],
    },
  }
}

function contactRows({ inquiry }: InquiryRecord, { mail }: MailWords): LetterRow[] {
  const { contact, language, landing } = inquiry
  const { firstName, lastName, email, phone, countryCode, contactMethod } = contact
  return [
    { label: mail('staff.name'), value: `${firstName} ${lastName}` },
    { label: mail('staff.email'), value: email, url: mailAddress(email) },
    phone
      ? { label: mail('staff.phone'), value: phone, url: phoneAddress(phone, contactMethod) }
      : { label: mail('staff.phone'), value: mail('staff.noPhone') },
    ...(countryCode ? [{ label: mail('staff.country'), value: countryCode }] : []),
    { label: mail('staff.prefers'), value: mail(`methods.${contactMethod}`) },
    { label: mail('staff.language'), value: mail(`staff.languages.${language}`) },
    ...(landing ? [{ label: mail('staff.landing'), value: mail('staff.landingPage') }] : []),
  ]
}

function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** Opens the way of answering that the guest prefers. */
function phoneAddress(phone: string, method: ContactMethod): string {
  const digits = phone.replace(/\D/g, '')
  return method === 'whatsapp' ? `https://wa.me/${digits}` : `tel:+${digits}`
}
