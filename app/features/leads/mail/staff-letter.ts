import type { ComposedLetter } from '~/features/submissions/mail/composed-letter'
import { nameOf } from '~/features/submissions/mail/sender'
import { senderTable } from '~/features/submissions/mail/sender-table'
import { messageOf, subjectOf } from './lead-subject'
import type { LeadLetterInput } from './letter-input'
import { requestTables } from './request-tables'
import { staffTables } from './staff-tables'

/** What the team gets: everything that is known, in the language in which it has to answer. */
export function staffLetter(input: LeadLetterInput): ComposedLetter {
  const { lead, reference, settings, words } = input
  const { mail, submission } = words
  const name = nameOf(lead.contact)
  const about = subjectOf(lead)
  const message = messageOf(lead)
  const kind = mail(`kinds.${lead.kind}`)
  const summary = about === null ? name : `${about}, ${name}`
  return {
    subject: `${kind} ${reference}: ${summary}`,
    letter: {
      language: lead.language,
      brand: settings.brandName,
      preview: summary,
      heading: `${kind} ${reference}`,
      paragraphs: [
        mail(`staff.${lead.kind}`, { name, about: about ?? '' }),
        ...(lead.botFlag ? [submission('suspicious')] : []),
      ],
      tables: [senderTable(lead, submission), ...requestTables(lead, words), ...staffTables(input)],
      quote: message ? { title: mail('message'), text: message } : null,
      button: lead.pageUrl ? { label: mail('openPage'), url: lead.pageUrl } : null,
      closing: [...(lead.kind === 'career' ? [mail('files')] : []), submission('reply', { name })],
      footer: [],
    },
  }
}
