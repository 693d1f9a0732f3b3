import type { RenderedEmail } from '~/features/submissions/mail/rendered-email'
import { nameOf } from '~/features/submissions/mail/sender'
import { senderTable } from '~/features/submissions/mail/sender-table'
import { messageOf, subjectOf } from './lead-subject'
import type { LeadContent } from '~content/lead'
import type { LeadEmailInput, LeadMailWords } from './email-input'
import { requestTables } from './request-tables'
import { staffTables } from './staff-tables'

/** What the team gets: everything that is known, in the language in which it has to answer. */
export function staffEmail(input: LeadEmailInput): RenderedEmail {
  const { lead, reference, settings, words, ownPages } = input
  const { mail, submission } = words
  const name = nameOf(lead.contact)
  const about = subjectOf(lead)
  const message = messageOf(lead)
  const kind = mail(`kinds.${lead.kind}`)
  const summary = about === null ? name : `${about}, ${name}`
  return {
    subject: `${kind} ${reference}: ${summary}`,
    body: {
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
      button: ownPages
        ? { label: mail('openInquiry'), url: ownPages.staff }
        : lead.pageUrl
          ? { label: mail('openPage'), url: lead.pageUrl }
          : null,
      closing: [...filesNote(lead, mail), submission('reply', { name })],
      footer: [],
    },
  }
}

/** Who may open the files that came along. */
function filesNote(lead: LeadContent, mail: LeadMailWords['mail']): string[] {
  if (lead.kind === 'career') return [mail('files')]
  return lead.kind === 'contractInquiry' && lead.photo ? [mail('identityFiles')] : []
}
