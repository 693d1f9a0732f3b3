import type { LeadContent } from '~content/lead'
import { hasLink } from '~/features/contact/has-link'
import { whatsAppNumber } from '~/features/submissions/mail/whatsapp-number'
import type { RenderedEmail } from '~/features/submissions/mail/rendered-email'
import type { EmailBody } from '~/platform/email/body/email-body'
import { messageOf, subjectOf } from './lead-subject'
import type { LeadEmailInput, LeadMailWords } from './email-input'
import { requestTables } from './request-tables'

/** What the visitor gets: thanks, the reference, what happens next and what was sent, in the visitor's language. */
export function visitorEmail(input: LeadEmailInput): RenderedEmail {
  const { lead, reference, settings, words, subscription } = input
  const { mail } = words
  const message = messageOf(lead)
  const { firstName } = lead.contact
  const facts = { firstName, reference, about: subjectOf(lead) ?? '', brand: settings.brandName }
  const part = subscription?.isConfirmed
    ? 'welcome'
    : subscription?.isReminder
      ? 'reminder'
      : lead.kind
  return {
    subject: mail(`visitor.${part}.subject`, facts),
    body: {
      language: lead.language,
      brand: settings.brandName,
      preview: mail(`visitor.${part}.preview`, facts),
      heading: mail(`visitor.${part}.heading`, facts),
      paragraphs: [
        mail(`visitor.${part}.received`, facts),
        mail(`visitor.${part}.next`, facts),
        ...answerWords(lead, words),
      ],
      tables: requestTables(lead, words),
      // Whoever typed the address may be a stranger to its owner.
      quote:
        message && !hasLink(message) ? { title: mail('visitor.message'), text: message } : null,
      button: buttonOf(input),
      closing: closingOf(input),
      footer: [settings.address, settings.phone, settings.email],
      ending: subscription && { label: mail('visitor.end'), url: subscription.end },
    },
  }
}

function buttonOf({ lead, words, ownPages, subscription }: LeadEmailInput): EmailBody['button'] {
  const { mail } = words
  if (subscription) {
    const { isConfirmed, confirm } = subscription
    return isConfirmed ? null : { label: mail('visitor.confirmButton'), url: confirm }
  }
  if (ownPages) return { label: mail('visitor.ownButton'), url: ownPages.visitor }
  return lead.kind === 'landing' && lead.pageUrl
    ? { label: mail('visitor.button'), url: lead.pageUrl }
    : null
}

function closingOf({ settings, words: { mail }, subscription }: LeadEmailInput): string[] {
  if (!subscription) return [mail('visitor.wrong', { number: whatsAppNumber(settings) })]
  return subscription.isConfirmed ? [] : [mail('visitor.notYou')]
}

/** How the team will answer. Without a phone number it is always e-mail. */
function answerWords({ kind, contact }: LeadContent, { mail }: LeadMailWords): string[] {
  if (kind !== 'landing' && kind !== 'listWithUs' && kind !== 'referral') return []
  const { phone, contactMethod } = contact
  if (phone === null) return [mail('visitor.answer.email')]
  return [mail(`visitor.answer.${contactMethod ?? 'any'}`, { phone })]
}
