import * as z from 'zod'
import { contractReferenceSchema, type Contract } from '~content/contract'
import { signerIdSchema } from '~content/contract-signer'
import { locales } from '~content/locale'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import { href } from '~/routing/href'
import { fillWords } from '../contract-words'
import { contractWords } from '../contract-words.server'
import { signatureOf, signersOf, pendingSigners, type SignerId } from '../signers/signers'
import { findContractUrl } from '../staff/link/share-link.server'
import { sendGuestEmail } from './guest-email.server'
import { sendTeamEmail } from './team-email.server'

/** A contract that waits after a signature, as one who signed is told of it. */
const progressSchema = z.object({
  reference: contractReferenceSchema,
  linkNumber: z.number(),
  signer: signerIdSchema.nullable(),
  language: z.enum(locales),
  fullName: z.string(),
  property: z.string(),
  email: z.string(),
  /** Who has yet to sign; empty where the team is next. */
  waiting: z.array(z.string()),
})

export const contractProgressKind = outboxKind({
  name: 'contract-progress',
  schema: progressSchema,
  steps: [{ name: 'mail-guest', deliver: mailGuest }],
})

const countersignSchema = z.object({
  reference: contractReferenceSchema,
  language: z.enum(locales),
  names: z.string(),
  property: z.string(),
  staffLink: z.string(),
})

/** A contract that all guests have signed, as the team is asked to countersign it. */
export const countersignKind = outboxKind({
  name: 'contract-countersign',
  schema: countersignSchema,
  steps: [{ name: 'mail-staff', deliver: mailStaff }],
})

/**
 * Queues e-mails on what a contract waits for after a signature: to the signer while others have to sign; to all guests
 * and the team if the company signs next. Called again it queues nothing twice. Logs if the outbox is unavailable; the
 * signature is stored all the same.
 */
export async function queueProgressEmails(
  contract: Contract,
  signer: SignerId,
  queue: Pick<Outbox, 'accept'> = outbox(),
): Promise<void> {
  const { reference, version, linkNumber, language, reservation } = contract
  const { property } = reservation
  const waiting = pendingSigners(contract).map(({ fullName }) => fullName)
  const isComplete = waiting.length === 0
  const moment = signatureOf(contract, signer)?.signedAt ?? ''
  const keyOf = (what: string) => ({
    value: `${reference}.v${version}.${Date.parse(moment)}.${what}`,
    window: null,
  })
  const told = signersOf(contract).filter(({ id }) => isComplete || id === signer)
  for (const { id, fullName, email, language: own } of told) {
    if (email === null) continue
    const about = { reference, linkNumber, signer: id, language: own, property, waiting }
    const payload = { ...about, fullName, email }
    const key = keyOf(`told-${id ?? 'guest'}`)
    const { outcome } = await queue.accept({ kind: contractProgressKind, key, payload })
    // A conflict: it is queued, and others have signed since then.
    if (outcome === 'unavailable') log.error({ reference }, 'signature e-mail not queued')
  }
  if (!isComplete) return
  const staffPath = href('contract', language, { id: reference })
  const payload = {
    reference,
    language,
    property,
    names: namesOf(contract),
    staffLink: new URL(staffPath, env.SITE_ORIGIN).href,
  }
  const key = keyOf('countersign')
  const { outcome } = await queue.accept({ kind: countersignKind, key, payload })
  if (outcome === 'unavailable') log.error({ reference }, 'countersign e-mail not queued')
}

function namesOf(contract: Contract): string {
  return signersOf(contract)
    .map(({ fullName }) => fullName)
    .join(', ')
}

async function mailGuest(
  { id, payload }: Submission<z.infer<typeof progressSchema>>,
  { signal }: StepContext,
): Promise<undefined> {
  const { language, fullName: name, property, email, waiting } = payload
  const { mail } = contractWords(language)
  const next = waiting.length > 0 ? fillWords(mail.waitsFor, { names: waiting.join(', ') }) : ''
  await sendGuestEmail(
    {
      messageId: `${id}.guest`,
      language,
      to: { name, address: email },
      subject: fillWords(mail.progressSubject, { property }),
      heading: mail.progressHeading,
      paragraphs: [
        fillWords(mail.progress, { name, property }),
        next || mail.houseNext,
        mail.progressCopy,
      ],
      link: await findContractUrl(payload, payload.signer),
    },
    signal,
  )
}

async function mailStaff(
  { id, payload }: Submission<z.infer<typeof countersignSchema>>,
  { signal }: StepContext,
): Promise<undefined> {
  const { language, reference, names, property, staffLink: link } = payload
  const { mail } = contractWords(language)
  await sendTeamEmail(
    {
      messageId: `${id}.staff`,
      language,
      link,
      subject: fillWords(mail.countersignSubject, { reference }),
      heading: mail.countersignHeading,
      paragraphs: [fillWords(mail.countersignStaff, { names, property })],
    },
    signal,
  )
}
