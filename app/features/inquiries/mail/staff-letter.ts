import type { ComposedLetter } from '~/features/submissions/mail/composed-letter'
import { nameOf } from '~/features/submissions/mail/sender'
import { senderTable } from '~/features/submissions/mail/sender-table'
import { listedRows, priceTable, servicesTables, stayTable } from './inquiry-tables'
import type { LetterInput } from './letter-input'

/** What the team gets: everything that is known, in the language in which it has to answer. */
export function staffLetter({ record, reference, settings, words }: LetterInput): ComposedLetter {
  const { contact, rental, language, isQuote, botFlag, specialRequirement } = record.inquiry
  const { mail, submission } = words
  const name = nameOf(contact)
  const place = rental.name
  const stay = stayTable(record, words)
  return {
    subject: mail(isQuote ? 'staff.subjectQuote' : 'staff.subject', { reference, place, name }),
    letter: {
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
        { ...stay, rows: [...stay.rows, ...listedRows(record, words)] },
        priceTable(record, words),
        ...servicesTables(record, words),
      ],
      quote: specialRequirement ? { title: mail('staff.message'), text: specialRequirement } : null,
      button: { label: mail('staff.button'), url: rental.pageUrl },
      closing: [submission('reply', { name })],
      footer: [],
    },
  }
}
