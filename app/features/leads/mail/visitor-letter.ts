import type { LeadContent } from '~content/lead'
import type { ComposedLetter } from '~/features/submissions/mail/composed-letter'
import { messageOf, subjectOf } from './lead-subject'
import type { LeadLetterInput, LeadMailWords } from './letter-input'
import { requestTables } from './request-tables'

/** What the visitor gets: thanks, the reference, what happens next and what was sent, in the visitor's language. */
export function visitorLetter({
  lead,
  reference,
  settings,
  words,
  ownPages,
}: LeadLetterInput): ComposedLetter {
  const { mail } = words
  const message = messageOf(lead)
  const { firstName } = lead.contact
  const facts = { firstName, reference, about: subjectOf(lead) ?? '', brand: settings.brandName }
  return {
    subject: mail(`visitor.${lead.kind}.subject`, facts),
    letter: {
      language: lead.language,
      brand: settings.brandName,
      preview: mail(`visitor.${lead.kind}.preview`, facts),
      heading: mail(`visitor.${lead.kind}.heading`, facts),
      paragraphs: [
        mail(`visitor.${lead.kind}.received`, facts),
        mail(`visitor.${lead.kind}.next`, facts),
        ...answerWords(lead, words),
      ],
      tables: requestTables(lead, words),
      quote: message ? { title: mail('visitor.message'), text: message } : null,
      button: ownPages
        ? { label: mail('visitor.ownButton'), url: ownPages.visitor }
        : lead.kind === 'landing' && lead.pageUrl
          ? { label: mail('visitor.button'), url: lead.pageUrl }
          : null,
      closing: [
        mail(lead.kind === 'subscription' ? 'visitor.unsubscribe' : 'visitor.wrong', {
          number: settings.phone,
        }),
      ],
      footer: [settings.address, settings.phone, settings.email],
    },
  }
}

/** How the team answers whoever waits for it; without a number there is only the mail, whatever was wished for. */
function answerWords({ kind, contact }: LeadContent, { mail }: LeadMailWords): string[] {
  if (kind !== 'landing' && kind !== 'listWithUs' && kind !== 'referral') return []
  const { phone, contactMethod } = contact
  if (phone === null) return [mail('visitor.answer.email')]
  return [mail(`visitor.answer.${contactMethod}`, { phone })]
}
