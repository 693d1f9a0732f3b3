import * as z from 'zod'
import { signerIdSchema } from '~content/contract-signer'
import { locales } from '~content/locale'
import {
  getMailSettings,
  getStaffMailbox,
  teamOf,
} from '~/features/submissions/mail/mail-settings.server'
import { emailHtml } from '~/platform/email/body/email-html'
import { emailText } from '~/platform/email/body/email-text'
import type { EmailBody } from '~/platform/email/body/email-body'
import { sendMail } from '~/platform/email/send-mail.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import { fillWords } from '../contract-words'
import { contractWords } from '../contract-words.server'
import { findContractUrl } from '../staff/link/share-link.server'

/** A contract that was signed, as both sides are told of it. */
const signedContractSchema = z.object({
  reference: z.string(),
  version: z.number(),
  language: z.enum(locales),
  fullName: z.string(),
  property: z.string(),
  guestEmail: z.string().nullable(),
  /** The link is derived when the e-mail is rendered, so no database stores it. */
  linkNumber: z.number(),
  staffLink: z.string(),
  hash: z.string(),
  pdfFile: z.string(),
  /** Of one who signs beside the guest in whose name the contract is. */
  signer: signerIdSchema.nullish(),
  /** Of all who signed, where it is more than one. */
  names: z.string().optional(),
})

type SignedContract = z.infer<typeof signedContractSchema>
type Delivery = Submission<SignedContract>

export const signedContractKind = outboxKind({
  name: 'signed-contract',
  schema: signedContractSchema,
  steps: [
    { name: 'mail-staff', deliver: mailStaff },
    { name: 'mail-guest', deliver: mailGuest },
  ],
})

/** The copy for one who signs beside the guest in whose name the contract is. */
export const signedCopyKind = outboxKind({
  name: 'signed-contract-copy',
  schema: signedContractSchema,
  steps: [{ name: 'mail-guest', deliver: mailGuest }],
})

async function mailStaff(delivery: Delivery, { signal }: StepContext): Promise<undefined> {
  await send(delivery, { side: 'staff', link: delivery.payload.staffLink, signal })
}

async function mailGuest(delivery: Delivery, { signal }: StepContext): Promise<undefined> {
  const { guestEmail, signer = null } = delivery.payload
  if (!guestEmail) return
  const link = await findContractUrl(delivery.payload, signer)
  await send(delivery, { side: 'guest', link, signal })
}

type Sending = { side: 'staff' | 'guest'; link: string; signal: AbortSignal }

async function send({ id, payload }: Delivery, { side, link, signal }: Sending) {
  const { language, fullName, names, property, reference, version, hash } = payload
  const settings = await getMailSettings(language)
  const team = await getStaffMailbox(settings, 'inquiries')
  const guest = { name: fullName, address: payload.guestEmail ?? '' }
  const toTeam = { to: team, ...(payload.guestEmail && { replyTo: guest }) }
  const { mail } = contractWords(language)
  const isGuest = side === 'guest'
  const signed = fillWords(isGuest ? mail.signedGuest : mail.signedStaff, {
    name: isGuest ? fullName : (names ?? fullName),
    property,
  })
  const body: EmailBody = {
    language,
    brand: settings.brandName,
    preview: mail.signedHeading,
    heading: mail.signedHeading,
    paragraphs: isGuest ? [signed, mail.signedNext] : [signed],
    tables: [{ title: reference, rows: [{ label: mail.hash, value: hash }] }],
    button: { label: mail.open, url: link },
    closing: isGuest ? [mail.ownLink] : [],
    footer: [settings.address, settings.phone, settings.email],
  }
  const pdf = await privateStore().read(payload.pdfFile, {
    reader: `system: mail to ${side}`,
    address: '',
  })
  await sendMail(
    {
      messageId: `${id}.${side}`,
      from: teamOf(settings),
      ...(isGuest ? { to: guest, replyTo: team } : toTeam),
      subject: fillWords(mail.signedSubject, { reference }),
      text: emailText(body),
      html: emailHtml(body),
      attachments: pdf
        ? [
            {
              filename: `${reference}-v${version}.pdf`,
              contentType: 'application/pdf',
              content: pdf.content,
            },
          ]
        : [],
    },
    signal,
  )
  return undefined
}
