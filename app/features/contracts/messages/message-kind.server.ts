import * as z from 'zod'
import type { Contract } from '~content/contract'
import { locales } from '~content/locale'
import { env } from '~/platform/env/env.server'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import { href } from '~/routing/href'
import { fillWords } from '../contract-words'
import { contractWords } from '../contract-words.server'
import { sendTeamEmail } from '../emails/team-email.server'
import { findSigner, type SignerId } from '../signers/signers'
import type { MessageAction } from './message-text'

const contractMessageSchema = z.object({
  action: z.enum(['ask', 'decline']),
  text: z.string(),
  reference: z.string(),
  language: z.enum(locales),
  fullName: z.string(),
  property: z.string(),
  guestEmail: z.string().nullable(),
  staffLink: z.string(),
})

type ContractMessage = z.infer<typeof contractMessageSchema>

/** What a guest wrote on the page of their contract, as the team gets it. */
export const contractMessageKind = outboxKind({
  name: 'contract-message',
  schema: contractMessageSchema,
  steps: [{ name: 'mail-staff', deliver: mailStaff }],
})

export function contractMessageOf(
  contract: Contract,
  { action, text, signer = null }: { action: MessageAction; text: string; signer?: SignerId },
): ContractMessage {
  const { reference, language, reservation } = contract
  const { property } = reservation
  const known = findSigner(contract, signer)
  const { fullName, email: guestEmail } = known ?? { fullName: reservation.fullName, email: null }
  const staffPath = href('contract', language, { id: reference })
  return {
    action,
    text,
    reference,
    language,
    fullName,
    property,
    guestEmail,
    staffLink: new URL(staffPath, env.SITE_ORIGIN).href,
  }
}

async function mailStaff(
  { id, payload }: Submission<ContractMessage>,
  { signal }: StepContext,
): Promise<undefined> {
  const { action, text, reference, language, fullName: name, property, guestEmail } = payload
  const { mail } = contractWords(language)
  const [subject, heading, lead] =
    action === 'ask'
      ? [mail.askedSubject, mail.askedHeading, mail.askedStaff]
      : [mail.declinedSubject, mail.declinedHeading, mail.declinedStaff]
  await sendTeamEmail(
    {
      messageId: `${id}.staff`,
      language,
      subject: fillWords(subject, { reference }),
      heading,
      paragraphs: [fillWords(lead, { name, property })],
      quote: text,
      link: payload.staffLink,
      ...(guestEmail && { replyTo: { name, address: guestEmail } }),
    },
    signal,
  )
}
