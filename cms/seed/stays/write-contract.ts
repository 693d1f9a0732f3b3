import * as z from 'zod'
import { contractTemplates, reminderDaysOf } from '../../../content-types/contract-template'
import type { ContractEvent } from '../../../content-types/contract'
import { contractCustomSchema, emptyGuestPart } from '../../../content-types/contract-values'
import { days, minutes } from '../../../content-types/duration'
import { contractLinkSubject } from '../../../content-types/private-link.server'
import { activityAfter, noActivity } from '../../src/contracts/contract-activity'
import { contractColumns } from '../../src/contracts/contract-columns'
import { contractUid } from '../../src/contracts/contract-uids'
import { writeEvents } from '../../src/contracts/write-events'
import type { DemoStay } from './demo-stay'
import { colleagueOf } from './stay-events'
import { type DemoRental, reservationOf, totalCents } from './stay-money'
import { linkHash, type StayWriter } from './stay-writer'

const templateUid = 'api::contract-template.contract-template'

/** Between the moment in which a guest opens a contract and the signature. */
const minutesToSign = 20

/**
 * Writes a contract that waits for its guest, as the first template of the language makes it; returns its reference.
 * That of a stay that is signed already has a link without end: by that `scripts/sign-demo-contracts.ts` knows it,
 * which signs it as the site does.
 */
export async function writeContract(
  writer: StayWriter,
  stay: DemoStay,
  rental: DemoRental,
): Promise<string> {
  const { strapi } = writer
  const { guest, code } = stay
  const { language } = guest
  const rows = await strapi.documents(templateUid).findMany({ locale: language })
  const [template] = contractTemplates.schema.parse(rows)
  if (!template) throw new Error('The demo content has no contract template')
  const custom = z.object(contractCustomSchema.shape).parse(template)
  const reference = `C-${code}`
  const sentAt = stay.steps.find(({ stage }) => stage === 'contractSent')?.at ?? stay.askedAt
  const signedAt = stay.steps.find(({ stage }) => stage === 'signed')?.at ?? null
  const openedAt = signedAt
    ? later(signedAt, -minutesToSign)
    : stay.seed.nights % 2 === 0
      ? later(sentAt, 45)
      : null
  const events = eventsOf(stay, { sentAt, openedAt })
  const cents = totalCents(rental.seed, stay)
  const reservation = reservationOf(rental, stay, { custom, cents })
  await strapi.db.query(contractUid).create({
    data: {
      reference,
      revision: events.length,
      archived: false,
      version: 1,
      language,
      ...contractColumns({ reservation }),
      ...activityAfter(noActivity, events),
      stage: openedAt ? 'opened' : 'sent',
      guestEmail: guest.email,
      guestPart: emptyGuestPart,
      sentAt,
      linkNumber: 1,
      remindersSent: signedAt ? reminderDaysOf(template.reminderDays).length : 0,
      expiresAt: signedAt ? null : new Date(Date.parse(sentAt) + days(template.linkDays)),
      linkHash: linkHash(writer, 'contract', contractLinkSubject(reference)),
      terms: {
        templateId: template.documentId,
        templateName: template.name,
        text: template.descriptionOne,
        showGuestInfo: template.showGuestInfo,
        showInfoCreditCard: template.showInfoCreditCard,
        linkDays: template.linkDays,
        reminderDays: reminderDaysOf(template.reminderDays),
        signatory: { name: template.signatoryName, role: template.signatoryRole },
      },
    },
  })
  await writeEvents(strapi, reference, events)
  return reference
}

type Sent = { sentAt: string; openedAt: string | null }

function eventsOf(stay: DemoStay, { sentAt, openedAt }: Sent): ContractEvent[] {
  const { language } = stay.guest
  const rest = { address: '', browser: '', language, version: 1, detail: '' }
  const staff = `staff: ${colleagueOf(stay)}`
  return [
    { at: sentAt, kind: 'created', actor: staff, ...rest },
    { at: sentAt, kind: 'sent', actor: staff, ...rest },
    ...(openedAt ? [{ at: openedAt, kind: 'opened' as const, actor: 'guest', ...rest }] : []),
  ]
}

function later(instant: string, count: number): string {
  return new Date(Date.parse(instant) + minutes(count)).toISOString()
}
