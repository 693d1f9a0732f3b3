import type { LeadContent } from '~content/lead'
import type { Locale } from '~content/locale'
import {
  getMailSettings,
  getStaffMailbox,
  teamOf,
} from '~/features/submissions/mail/mail-settings.server'
import { sendEmail } from '~/features/submissions/mail/send-email.server'
import { sendThanks } from '~/features/submissions/mail/send-thanks.server'
import { nameOf } from '~/features/submissions/mail/sender'
import { referenceOf } from '~/features/submissions/reference-of.server'
import type { Mailbox } from '~/platform/email/mailbox'
import { env } from '~/platform/env/env.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { StepContext, Submission } from '~/platform/outbox/outbox-kind'
import { href } from '~/routing/href'
import { inquiryLink } from '../document/inquiry-link.server'
import type { LeadRecord } from '../lead-record'
import type { LeadEmailInput, LeadMailWords } from '../mail/email-input'
import { staffEmail } from '../mail/staff-email'
import { visitorEmail } from '../mail/visitor-email'
import { subscriptionLinks } from '../subscription/subscription-links.server'
import { isRepetition } from './cms-result'

type Lead = Submission<LeadRecord>

/** A lead whose e-mails are due. */
export type DeliveredLead = Pick<Lead, 'id' | 'acceptedAt'> &
  LeadRecord & {
    reference: string
    /** A subscription whose owner has said by mail that it is wanted; of any other lead false. */
    isConfirmed: boolean
    /** Whether its owner is asked for the second time. */
    isReminder?: boolean
  }

/** The step of the team's mail. Submissions that the CMS already had and unconfirmed subscriptions send none. */
export async function mailStaff(lead: Lead, { results, signal }: StepContext): Promise<undefined> {
  if (isRepetition(results.cms) || lead.payload.lead.kind === 'subscription') return
  await mailStaffOf(delivered(lead), signal)
}

/** The step of the visitor's mail. */
export async function mailVisitor(
  lead: Lead,
  { results, signal }: StepContext,
): Promise<undefined> {
  if (isRepetition(results.cms)) return
  const { email } = lead.payload.lead.contact
  await sendThanks(email, () => mailVisitorOf(delivered(lead), signal))
}

/** The team's mail; an answer to it goes to the visitor. */
export async function mailStaffOf(lead: DeliveredLead, signal: AbortSignal): Promise<void> {
  const { settings, input } = await preparation(lead)
  const sending = {
    messageId: `${lead.id}.staff`,
    from: teamOf(settings),
    to: await getStaffMailbox(settings, ...mailboxesOf(lead.lead)),
    replyTo: visitorOf(lead.lead),
  }
  await sendEmail(staffEmail(input), sending, signal)
}

/** The visitor's mail; an answer to it goes to the team. */
export async function mailVisitorOf(lead: DeliveredLead, signal: AbortSignal): Promise<void> {
  const { settings, input } = await preparation(lead)
  const sending = {
    messageId: `${lead.id}.${lead.isConfirmed ? 'welcome' : lead.isReminder ? 'reminder' : 'visitor'}`,
    from: teamOf(settings),
    to: visitorOf(lead.lead),
    replyTo: await getStaffMailbox(settings, ...mailboxesOf(lead.lead)),
    ...(input.subscription && { unsubscribeUrl: input.subscription.oneClick }),
  }
  await sendEmail(visitorEmail(input), sending, signal)
}

function delivered({ id, acceptedAt, payload }: Lead): DeliveredLead {
  return { id, acceptedAt, ...payload, reference: referenceOf(id), isConfirmed: false }
}

/** Applications hold what not everybody who answers leads should read. */
function mailboxesOf({ kind }: LeadContent) {
  return kind === 'career' ? (['applications', 'leads'] as const) : (['leads'] as const)
}

async function preparation(delivered: DeliveredLead) {
  const { id, acceptedAt, lead, reference, isConfirmed, isReminder = false } = delivered
  const { language } = lead
  const settings = await getMailSettings(language)
  const words = await readWords(language)
  const input: LeadEmailInput = {
    lead,
    reference,
    settings,
    words,
    origin: env.SITE_ORIGIN,
    ownPages: lead.kind === 'contractInquiry' ? inquiryPages(id, language) : null,
    subscription:
      lead.kind === 'subscription'
        ? {
            ...subscriptionLinks(id, { language, receivedAt: acceptedAt }),
            isConfirmed,
            isReminder,
          }
        : null,
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

function visitorOf({ contact }: LeadContent): Mailbox {
  return { name: nameOf(contact), address: contact.email }
}
