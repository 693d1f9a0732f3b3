import type { Core } from '@strapi/strapi'
import type { SectionKey } from '../content-types/section-key'
import type { StayEvent } from '../content-types/stay'
import type { LostReason, StayStage } from '../content-types/stay-stage'
import { followEnd } from './follow-end'

export const stayUid = 'api::stay.stay'
export const stayEventUid = 'api::stay-event.stay-event'

/** What is known of a stay, whatever it began with. */
export type StayFacts = {
  guestName: string
  email: string | null
  phone: string | null
  language: 'en' | 'es'
  /** Document id. */
  rentalId: string | null
  rentalName: string | null
  section: SectionKey | null
  startDate: string | null
  endDate: string | null
  guests: number | null
}

/** The records that a stay names: references, and the document id of the booking confirmation. */
export type StayLink = 'inquiry' | 'lead' | 'contract' | 'booking'

export type StayRecord = StayFacts &
  Record<StayLink, string | null> & {
    id: number
    reference: string
    stage: StayStage
    revision: number
    lostReason: LostReason | null
    ownerId: number | null
    owner: string | null
    followUpOn: string | null
  }

/** Who does something with a stay, and from where. */
export type StayAuthor = { actor: string; address: string }

export const systemAuthor: StayAuthor = { actor: 'system', address: '' }

/** The guest, where no address of theirs is known. */
export const guestAuthor: StayAuthor = { actor: 'guest', address: '' }

export type StayNote = Pick<StayEvent, 'kind'> &
  Partial<Pick<StayEvent, 'stage' | 'detail' | 'at'>> & {
    /** The idempotency key of an answer. */
    replyId?: string
  }

/** The stay by a field that no other one shares. */
export function findStay(
  strapi: Core.Strapi,
  where: Partial<Record<StayLink | 'reference', string>>,
): Promise<StayRecord | null> {
  return strapi.db.query(stayUid).findOne({ where })
}

/** Appends a line to the log of a stay, in the transaction of the change that it describes. */
export async function writeStayEvent(
  strapi: Core.Strapi,
  reference: string,
  { actor, address }: StayAuthor,
  { kind, stage = null, detail = '', at = new Date().toISOString(), replyId }: StayNote,
): Promise<void> {
  await strapi.db.query(stayEventUid).create({
    data: { reference, at, kind, actor, address, stage, detail, ...(replyId && { replyId }) },
  })
}

type Update = { set: Partial<Omit<StayRecord, 'id' | 'revision' | 'reference'>>; notes: StayNote[] }

/**
 * Changes the current version of a stay, also if another request changed it meanwhile, and writes the notes into its
 * log. A stay that becomes lost or cancelled frees its nights. Without notes and changes nothing is written. Call it in
 * the transaction of what causes the change. Throws `NightsTaken` if a stay comes back and others have its nights.
 */
export async function updateStay(
  strapi: Core.Strapi,
  id: number,
  author: StayAuthor,
  plan: (stay: StayRecord) => Update,
): Promise<void> {
  const stays = strapi.db.query(stayUid)
  for (;;) {
    const stay: StayRecord | null = await stays.findOne({ where: { id } })
    if (!stay) return
    const { set, notes } = plan(stay)
    if (notes.length === 0 && !differs(stay, set)) return
    const { revision, reference } = stay
    const { count } = await stays.updateMany({
      where: { id, revision },
      data: { ...set, ...sinceNow(stay, set), revision: revision + 1 },
    })
    if (count === 0) continue
    for (const note of notes) await writeStayEvent(strapi, reference, author, note)
    await followEnd(strapi, stay.stage, { ...stay, ...set })
    return
  }
}

/** The start of a new stage; nothing if the stage stays the same. */
export function sinceNow(stay: StayRecord, { stage }: { stage?: StayStage }) {
  return stage && stage !== stay.stage ? { stageSince: new Date().toISOString() } : {}
}

function differs(stay: StayRecord, set: Update['set']): boolean {
  return Object.entries(set).some(([name, value]) => stay[name as keyof StayRecord] !== value)
}
