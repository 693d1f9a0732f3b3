import { sectionKeys, type SectionKey } from '../content-types/section-key'
import type { ContractStage } from '../content-types/contract-stage'
import type { StayStage } from '../content-types/stay-stage'
import { notSaid } from '../content-types/not-said'
import { toIso } from '../records/moments'
import type { InquiryStage } from '../submissions/inquiry-stages'
import type { LeadStage } from '../submissions/lead-stages'
import { stageOfBooking, stageOfContract, stageOfInquiry, stageOfLead } from './stages-of-records'
import type { StayFacts, StayLink } from './stay-record'

/** A record with which a stay can begin, or that joins one. */
export type StaySource = {
  link: StayLink
  /** The stay's column that names it. */
  key: string
  /** The reference that people see; the stay takes it too. */
  reference: string
  /** UTC. */
  receivedAt: string
  stage: StayStage
  lostReason?: 'spam' | 'other'
  /** What the guest wrote, where the stay's page has no other place for it. */
  words?: string | null
  facts: StayFacts
}

type Row = Record<string, unknown>

/** `rental` is populated with its document id. */
export function stayOfInquiry(row: Row): StaySource {
  const stage = (row.stage ?? 'new') as InquiryStage
  return {
    link: 'inquiry',
    key: String(row.reference),
    reference: String(row.reference),
    receivedAt: toIso(row.receivedAt ?? row.createdAt),
    stage: stageOfInquiry[stage],
    ...lostReasonOf(stage, stageOfInquiry[stage]),
    facts: {
      guestName: text(row.guestName) ?? '',
      ...contactOf(row),
      rentalId: idOf(row.rental),
      rentalName: text(row.rentalName),
      section: sectionOf(row.section),
      ...datesOf(row),
      guests: count(row.totalPax),
    },
  }
}

/** Null for leads that come from no landing page. */
export function stayOfLead(row: Row): StaySource | null {
  if (row.kind !== 'landing') return null
  const guests = (count(row.adults) ?? 0) + (count(row.children) ?? 0)
  const stage = (row.stage ?? 'new') as LeadStage
  return {
    link: 'lead',
    key: String(row.reference),
    reference: String(row.reference),
    receivedAt: toIso(row.receivedAt ?? row.createdAt),
    stage: stageOfLead[stage] ?? 'answered',
    ...lostReasonOf(stage, stageOfLead[stage]),
    words: [text(row.specialRequirement), text(row.location)].filter(Boolean).join('\n') || null,
    facts: {
      guestName: text(row.name) ?? '',
      ...contactOf(row),
      rentalId: null,
      rentalName: text(row.about),
      section: sectionOf(row.landingType),
      ...datesOf(row),
      guests: guests || null,
    },
  }
}

/** A lead without dates is no stay until the team makes one of it. */
export function beginsByItself({ link, facts }: StaySource): boolean {
  return link !== 'lead' || (facts.startDate !== null && facts.endDate !== null)
}

export function stayOfContract(row: Row): StaySource {
  const stage = row.stage as ContractStage
  const reservation = (row.reservation ?? {}) as Row
  return {
    link: 'contract',
    key: String(row.reference),
    reference: String(row.reference),
    receivedAt: toIso(row.createdAt),
    // A contract without an inquiry was agreed on by other ways.
    stage: stageOfContract[stage] ?? (stage === 'draft' ? 'accepted' : 'contractSent'),
    facts: {
      guestName: text(row.fullName) ?? '',
      email: text(row.guestEmail),
      phone: null,
      language: languageOf(row),
      rentalId: text(reservation.rentalId),
      rentalName: text(row.property),
      section: null,
      ...datesOf(row),
      guests: count(reservation.totalGuests),
    },
  }
}

/** `details` are populated with the document id of their rental. */
export function stayOfBooking(row: Row): StaySource {
  const details = Array.isArray(row.details) ? (row.details as Row[]) : []
  const [first] = details
  return {
    link: 'booking',
    key: String(row.documentId),
    reference: String(row.noRequirement),
    receivedAt: toIso(row.createdAt),
    stage: stageOfBooking[String(row.stage)] ?? 'accepted',
    facts: {
      guestName: text(row.guestName) ?? '',
      email: null,
      phone: null,
      language: languageOf(row),
      rentalId: idOf(first?.rental),
      rentalName: text(first?.name),
      section: null,
      ...datesOf(row),
      guests: count(row.noPax),
    },
  }
}

/** Inquiries and leads say that they are spam, and no other reason. */
function lostReasonOf(stage: string, stayStage: StayStage | null): Pick<StaySource, 'lostReason'> {
  return stayStage === 'lost' ? { lostReason: stage === 'spam' ? 'spam' : 'other' } : {}
}

function contactOf(row: Row) {
  return { email: text(row.email), phone: text(row.phone), language: languageOf(row) }
}

function datesOf({ startDate, endDate }: Row) {
  return { startDate: text(startDate), endDate: text(endDate) }
}

const languageOf = ({ language }: Row): StayFacts['language'] => (language === 'en' ? 'en' : 'es')

/** Inquiries keep `None` where the guest said nothing. */
function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value !== notSaid ? value : null
}

/** Null for landings about something else than a section: a farm, an event. */
function sectionOf(value: unknown): SectionKey | null {
  return sectionKeys.find((key) => key === value) ?? null
}

function count(value: unknown): number | null {
  return typeof value === 'number' && value > 0 ? value : null
}

function idOf(relation: unknown): string | null {
  if (typeof relation !== 'object' || relation === null || !('documentId' in relation)) return null
  return text(relation.documentId)
}
