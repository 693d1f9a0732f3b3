import type { RenderedEmail } from '~/features/submissions/mail/rendered-email'
import { nameOf } from '~/features/submissions/mail/sender'
import { senderTable } from '~/features/submissions/mail/sender-table'
import { nameRentals, rentalTables, servicesTables } from './inquiry-tables'
import type { EmailInput } from './email-input'

/** What the team gets: everything that is known, in the language in which it has to answer. */
export function staffEmail(input: EmailInput): RenderedEmail {
  const { record, reference, settings, words, stayUrl } = input
  const { contact, language, isQuote, botFlag, specialRequirement } = record.inquiry
  const { mail, submission } = words
  const name = nameOf(contact)
  const place = nameRentals(record, words)
  return {
    subject: mail(isQuote ? 'staff.subjectQuote' : 'staff.subject', { reference, place, name }),
    body: {
      language,
      brand: settings.brandName,
      preview: mail('staff.from', { name, place }),
      heading: mail(isQuote ? 'staff.headingQuote' : 'staff.heading', { reference }),
      paragraphs: [
        mail('staff.from', { name, place }),
        ...(botFlag ? [submission('suspicious')] : []),
      ],
      tables: [
        senderTable(record.inquiry, submission),
        ...rentalTables(record, words, true),
        ...servicesTables(record, words),
      ],
      quote: specialRequirement ? { title: mail('staff.message'), text: specialRequirement } : null,
      button: { label: mail('staff.button'), url: stayUrl },
      closing: [submission('reply', { name })],
      footer: [],
    },
  }
}
