import * as z from 'zod'
import type { Contract } from '~content/contract'
import { locales } from '~content/locale'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import { fillWords } from '../contract-words'
import { contractWords } from '../contract-words.server'
import { sendTeamEmail } from './team-email.server'

const nightsTakenSchema = z.object({
  reference: z.string(),
  version: z.number(),
  language: z.enum(locales),
  fullName: z.string(),
  /** To whom the team's answer goes; mails of earlier versions that wait lack it. */
  guestEmail: z.string().nullable().default(null),
  property: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  staffLink: z.string(),
})

/** A contract that its guest could not sign, as the team is told of it. */
export const nightsTakenKind = outboxKind({
  name: 'nights-taken',
  schema: nightsTakenSchema,
  steps: [{ name: 'mail-staff', deliver: mailStaff }],
})

/** Queues an e-mail to the team, once for each version and its dates, however often the guest tries. */
export async function queueNightsTakenEmail(
  contract: Contract,
  queue: Pick<Outbox, 'accept'> = outbox(),
): Promise<void> {
  const { reference, version, language, reservation, guestEmail } = contract
  const { fullName, property, startDate, endDate } = reservation
  const staffPath = href('contract', language, { id: reference })
  const payload = {
    reference,
    version,
    language,
    fullName,
    guestEmail,
    property,
    startDate,
    endDate,
    staffLink: new URL(staffPath, env.SITE_ORIGIN).href,
  }
  const key = { value: `${reference}.v${version}.taken.${startDate}.${endDate}`, window: null }
  // A conflict: the team was told before, and the contract has changed since.
  const { outcome } = await queue.accept({ kind: nightsTakenKind, key, payload })
  if (outcome === 'accepted') log.warn({ reference }, 'nights taken, contract not signed')
}

async function mailStaff(
  { id, payload }: Submission<z.infer<typeof nightsTakenSchema>>,
  { signal }: StepContext,
): Promise<undefined> {
  const { language, reference, fullName: name, guestEmail, property } = payload
  const dates = {
    startDate: formatDay(payload.startDate, language),
    endDate: formatDay(payload.endDate, language),
  }
  const { mail } = contractWords(language)
  await sendTeamEmail(
    {
      messageId: `${id}.staff`,
      language,
      subject: fillWords(mail.takenSubject, { reference }),
      heading: mail.takenHeading,
      paragraphs: [fillWords(mail.takenStaff, { name, property, ...dates })],
      link: payload.staffLink,
      ...(guestEmail && { replyTo: { name, address: guestEmail } }),
    },
    signal,
  )
}
