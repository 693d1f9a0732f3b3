import * as z from 'zod'
import type { Contract } from '~content/contract'
import { contractReferenceSchema } from '~content/contract'
import { signerIdSchema } from '~content/contract-signer'
import { locales } from '~content/locale'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import { formatDay } from '~/platform/time/format-day'
import { fillWords } from '../contract-words'
import { contractWords } from '../contract-words.server'
import { lastDayOfLink } from '../link/link-end'
import { isWithdrawn, signedEarlier } from '../signers/signed-earlier'
import { findSigner, hasSigned, hasSignedEarlier, type SignerId } from '../signers/signers'
import { findContractUrl } from '../staff/link/share-link.server'
import { sendGuestEmail } from './guest-email.server'

/** A guest's link that is sent by e-mail. The link is derived when the e-mail is rendered, so no database stores it. */
const contractLinkSchema = z.object({
  reference: contractReferenceSchema,
  /** Each sending is one of its own. */
  revision: z.number(),
  linkNumber: z.number(),
  version: z.number().default(1),
  /** Whether they have signed this version. */
  isSigned: z.boolean().default(false),
  /** Whether they signed an earlier version. */
  hasSigned: z.boolean().default(false),
  /** Whether what they signed was sealed and not withdrawn, and so holds until they sign again. */
  signedStays: z.boolean().default(true),
  language: z.enum(locales),
  fullName: z.string(),
  property: z.string(),
  guestEmail: z.string(),
  expiresAt: z.string(),
  signer: signerIdSchema.nullish(),
})

type ContractLink = z.infer<typeof contractLinkSchema>

export const contractLinkKind = outboxKind({
  name: 'contract-link',
  schema: contractLinkSchema,
  steps: [{ name: 'mail-guest', deliver: mailGuest }],
})

/** What is sent to one who signs; null if they have no address or their link does not open. */
export function contractLinkOf(contract: Contract, signer: SignerId = null): ContractLink | null {
  const { reference, revision, linkNumber, version, expiresAt, reservation } = contract
  const known = findSigner(contract, signer)
  if (!known || known.email === null || expiresAt === null) return null
  const { fullName, email: guestEmail, language } = known
  const sealed = signedEarlier(contract, signer)?.sealed
  return {
    reference,
    revision,
    linkNumber,
    version,
    language,
    fullName,
    property: reservation.property,
    guestEmail,
    expiresAt,
    isSigned: hasSigned(contract, signer),
    hasSigned: hasSignedEarlier(contract, signer),
    signedStays: Boolean(sealed && !isWithdrawn(contract, sealed)),
    ...(signer !== null && { signer }),
  }
}

/** Whether the log has a mail of the present version to an address. */
export function wasLinkMailed({ events, version }: Contract, address: string): boolean {
  return events.some(
    (event) => event.kind === 'linkMailed' && event.version === version && event.detail === address,
  )
}

async function mailGuest(
  { id, payload }: Submission<ContractLink>,
  { signal }: StepContext,
): Promise<undefined> {
  const { language, fullName, property, guestEmail, version } = payload
  const { subject, heading, paragraphs } = textOf(payload)
  await sendGuestEmail(
    {
      messageId: `${id}.guest`,
      language,
      to: { name: fullName, address: guestEmail },
      subject: fillWords(subject, { property }),
      heading,
      paragraphs: paragraphs.map((text) => fillWords(text, { name: fullName, property, version })),
      link: await findContractUrl(payload, payload.signer ?? null),
    },
    signal,
  )
  return undefined
}

/** What the e-mail says, with its holes: who has signed this version is not asked again. */
function textOf({
  language,
  expiresAt,
  isSigned,
  hasSigned: hasSignedBefore,
  signedStays,
}: ContractLink) {
  const { mail } = contractWords(language)
  if (isSigned) {
    return {
      subject: mail.signedLinkSubject,
      heading: mail.signedLinkHeading,
      paragraphs: [mail.signedLink],
    }
  }
  const until = fillWords(mail.until, { day: formatDay(lastDayOfLink(expiresAt), language) })
  if (!hasSignedBefore) {
    return { subject: mail.linkSubject, heading: mail.linkHeading, paragraphs: [mail.link, until] }
  }
  return {
    subject: mail.changedSubject,
    heading: mail.changedHeading,
    paragraphs: [mail.changed, ...(signedStays ? [mail.signedStays] : []), until],
  }
}
