import type { Core } from '@strapi/strapi'
import type { StayChange } from '../content-types/stay-change'
import { mayStayFollow, stagesAtEnd } from '../content-types/stay-stage'
import { correctGuestOf } from '../offers/correct-guest'
import { endOffersOf } from '../offers/end-offers'
import { NightsTaken } from '../reservations/guard-reservations'
import { followEnd } from './follow-end'
import { logSetting } from './log-setting'
import { moveInquiry } from './move-inquiry'
import {
  findStay,
  sinceNow,
  type StayRecord,
  stayEventUid,
  stayUid,
  writeStayEvent,
} from './stay-record'

type ChangeOutcome =
  | 'done'
  | 'unknown'
  | 'outdated'
  | 'forbidden stage'
  | 'agreed'
  | 'another answer'
  | 'rejected'

/**
 * Changes a stay if its revision is still the one that the caller saw; the change, its nights and its log are one
 * transaction. An answer that is stored already changes nothing; `another answer`: its id belongs to a different one.
 * `rejected`: the stay would come back, but others have its nights.
 */
export async function changeStay(
  strapi: Core.Strapi,
  reference: string,
  change: StayChange,
): Promise<ChangeOutcome> {
  try {
    return await strapi.db.transaction(() => applyChange(strapi, reference, change))
  } catch (error) {
    if (error instanceof NightsTaken) return 'rejected'
    throw error
  }
}

async function applyChange(
  strapi: Core.Strapi,
  reference: string,
  { revision, by, set: wanted, note, reply }: StayChange,
): Promise<ChangeOutcome> {
  const stay = await findStay(strapi, { reference })
  if (!stay) return 'unknown'
  const written = reply && (await findAnswer(strapi, reference, reply.id))
  if (written) {
    const isSame = written.kind === reply.way && written.detail === reply.text
    return isSame ? 'done' : 'another answer'
  }
  if (stay.revision !== revision) return 'outdated'
  const set = reply && stay.stage === 'new' ? { ...wanted, stage: 'answered' as const } : wanted
  if (set.stage && !mayStayFollow(stay.stage, set.stage)) return 'forbidden stage'
  // With a contract, these facts are changed in the contract.
  if ((set.facts || set.guest) && stay.contract) return 'agreed'
  const columns = columnsOf(set)
  // A second click, or "I take it" by the owner, leaves the revision as it is, so that open forms stay current.
  if (!reply && !note && !isFollowedAgain(stay, set) && isAsBefore(stay, columns)) return 'done'
  const { count } = await strapi.db.query(stayUid).updateMany({
    where: { reference, revision },
    data: { ...columns, ...sinceNow(stay, set), revision: revision + 1 },
  })
  if (count !== 1) return 'outdated'
  if (reply) {
    const { way: kind, text: detail, id: replyId } = reply
    await writeStayEvent(strapi, reference, by, { kind, detail, replyId })
  }
  const isMoved = !!set.stage && set.stage !== stay.stage
  const isOtherReason = set.stage === 'lost' && columns.lostReason !== stay.lostReason
  if (set.stage && (isMoved || isOtherReason)) {
    const { stage } = set
    const detail = [columns.lostReason, note].filter(Boolean).join(': ')
    await writeStayEvent(strapi, reference, by, { kind: 'moved', stage, detail })
  } else if (note) await writeStayEvent(strapi, reference, by, { kind: 'noted', detail: note })
  if (set.stage && isMoved) {
    const { stage } = set
    await moveInquiry(strapi, stay, stage)
    if (stage === 'lost' || stage === 'cancelled') await endOffersOf(strapi, reference, by)
    await followEnd(strapi, stay.stage, { stage, contract: stay.contract })
  }
  if (set.guest) await correctGuestOf(strapi, reference, set.guest)
  await logSetting(strapi, reference, by, set)
  return 'done'
}

function findAnswer(
  strapi: Core.Strapi,
  reference: string,
  replyId: string,
): Promise<{ kind: string; detail: string } | null> {
  return strapi.db.query(stayEventUid).findOne({ where: { reference, replyId } })
}

/** An ended stay counts as followed up only by a day set since its end, so the same day set again is a change. */
function isFollowedAgain({ stage }: StayRecord, { followUpOn }: StayChange['set']): boolean {
  return !!followUpOn && stagesAtEnd.includes(stage)
}

function isAsBefore(stay: object, columns: object): boolean {
  const before = new Map(Object.entries(stay))
  return Object.entries(columns).every(([name, value]) => before.get(name) === value)
}

function columnsOf(set: StayChange['set']) {
  const { stage, lostReason, owner, followUpOn, remindersOff, facts, guest } = set
  return {
    ...(stage && { stage, lostReason: stage === 'lost' ? (lostReason ?? 'other') : null }),
    ...(owner !== undefined && { ownerId: owner?.id ?? null, owner: owner?.name ?? null }),
    ...(followUpOn !== undefined && { followUpOn }),
    ...(remindersOff !== undefined && { remindersOff }),
    ...(facts && factColumns(facts)),
    ...guest,
  }
}

function factColumns({ rental, ...facts }: NonNullable<StayChange['set']['facts']>) {
  return { ...facts, rentalId: rental?.id ?? null, rentalName: rental?.name ?? null }
}
