import type { LeadContent } from '~content/lead'
import type { Locale } from '~content/locale'
import {
  getMailSettings,
  getStaffMailbox,
  teamOf,
} from '~/features/submissions/mail/mail-settings.server'
import { sendLetter } from '~/features/submissions/mail/send-letter.server'
import { nameOf } from '~/features/submissions/mail/sender'
import { referenceOf } from '~/features/submissions/reference-of.server'
import type { Mailbox } from '~/platform/email/mailbox'
import { env } from '~/platform/env/env.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { StepContext, Submission } from '~/platform/outbox/outbox-kind'
import { href } from '~/routing/href'
import { inquiryLink } from '../document/inquiry-link.server'
import type { LeadRecord } from '../lead-record'
import type { LeadLetterInput, LeadMailWords } from '../mail/letter-input'
import { staffLetter } from '../mail/staff-letter'
import { visitorLetter } from '../mail/visitor-letter'
import { isRepetition } from './cms-result'

type Lead = Submission<LeadRecord>

/** The team's mail; an answer to it goes to the visitor. Nobody writes of what the CMS had already. */
export async function mailStaff(lead: Lead, { results, signal }: StepContext): Promise<undefined> {
  if (isRepetition(results.cms)) return
  const { settings, input } = await preparation(lead)
  const sending = {
    messageId: `${lead.id}.staff`,
    from: teamOf(settings),
    to: await getStaffMailbox(settings, ...mailboxesOf(lead.payload.lead)),
    replyTo: visitorOf(lead),
  }
  await sendLetter(staffLetter(input), sending, signal)
}

/** The visitor's mail; an answer to it goes to the team. */
export async function mailVisitor(
  lead: Lead,
  { results, signal }: StepContext,
): Promise<undefined> {
  if (isRepetition(results.cms)) return
  const { settings, input } = await preparation(lead)
  const team = teamOf(settings)
  const sending = {
    messageId: `${lead.id}.visitor`,
    from: team,
    to: visitorOf(lead),
    replyTo: team,
  }
  await sendLetter(visitorLetter(input), sending, signal)
}

/** Applications hold what not everybody who answers leads should read. */
function mailboxesOf({ kind }: LeadContent) {
  return kind === 'career' ? (['applications', 'leads'] as const) : (['leads'] as const)
}

async function preparation({ id, payload }: Lead) {
  const { lead } = payload
  const settings = await getMailSettings(lead.language)
  const words = await readWords(lead.language)
  const reference = referenceOf(id)
  const input: LeadLetterInput = {
    ...{ lead, reference, settings, words },
    origin: env.SITE_ORIGIN,
    ownPages: lead.kind === 'contractInquiry' ? inquiryPages(id, lead.language) : null,
  }
  return { settings, input }
}

/** The pages of a contract inquiry, absolute by configuration. */
function inquiryPages(submissionId: string, language: Locale) {
  const page = (id: string) =>
    new URL(href('contractInquiry', language, { id }), env.SITE_ORIGIN).href
  return { visitor: page(inquiryLink(submissionId)), staff: page(referenceOf(submissionId)) }
}

async function readWords(locale: Locale): Promise<LeadMailWords> {
  const { getFixedT } = await createServerI18n(locale)
  return {
    mail: getFixedT(locale, 'leadMail'),
    submission: getFixedT(locale, 'submissionMail'),
    leads: getFixedT(locale, 'leads'),
  }
}

function visitorOf({ payload }: Lead): Mailbox {
  const { contact } = payload.lead
  return { name: nameOf(contact), address: contact.email }
}
