import type { Core } from '@strapi/strapi'
import { type ReportedStay, reportedStaysSchema } from '../content-types/report'
import { reportedStages, type StayStage } from '../content-types/stay-stage'
import { inBatches } from '../records/in-batches'
import { toIso } from '../records/moments'
import { stayEventUid, stayUid } from '../stays/stay-record'
import { campaignColumns, campaignOf, pathOf } from './reported-campaign'
import { reportedPeriod } from './reported-period'

type Row = Record<string, unknown>

/** The stays received in these days, both included, with what reports count and without guest data. */
export async function readReportedStays(
  strapi: Core.Strapi,
  days: { from: string; to: string },
): Promise<ReportedStay[]> {
  const stays: Row[] = await strapi.db.query(stayUid).findMany({
    where: { receivedAt: reportedPeriod(days) },
    select: [
      'reference',
      'receivedAt',
      'stage',
      'lostReason',
      'language',
      'section',
      'inquiry',
      'lead',
    ],
    orderBy: { receivedAt: 'asc' },
  })
  const moves = await readMoves(strapi, textsOf(stays, 'reference'))
  const origins = {
    inquiry: await readOrigins(strapi, 'api::inquiry.inquiry', textsOf(stays, 'inquiry')),
    lead: await readOrigins(strapi, 'api::lead.lead', textsOf(stays, 'lead')),
  }
  const data = stays.map((stay) => {
    const origin =
      origins.inquiry.get(String(stay.inquiry)) ?? origins.lead.get(String(stay.lead)) ?? null
    return {
      ...stay,
      receivedAt: toIso(stay.receivedAt),
      section: stay.section ?? origin?.section ?? null,
      // Stays that came back long ago may still have the reason.
      lostReason: stay.stage === 'lost' ? stay.lostReason : null,
      origin: stay.inquiry ? 'inquiry' : stay.lead ? 'lead' : null,
      campaign: campaignOf(origin),
      formPage: pathOf(origin?.pageUrl),
      isLanding: stay.lead !== null || origin?.landing === true,
      ...progressOf(moves.get(String(stay.reference)) ?? []),
    }
  })
  return reportedStaysSchema.parse({ data }).data
}

/** `isFirst`: the stage with which the stay began. */
type Move = { isFirst: boolean; at: string; actor: string; stage: StayStage }

/** What the log says: when each stage was reached first, and who of the team moved the stay on first. */
function progressOf(moves: readonly Move[]): Pick<ReportedStay, 'reached' | 'answered'> {
  const reached = reportedStages.map((stage) => [
    stage,
    moves.find((move) => move.stage === stage)?.at ?? null,
  ])
  const first = moves.find(
    ({ isFirst, actor, stage }) =>
      !isFirst && actor.startsWith('staff: ') && stage !== 'lost' && stage !== 'cancelled',
  )
  return {
    reached: Object.fromEntries(reached) as ReportedStay['reached'],
    answered: first ? { by: first.actor.slice('staff: '.length), at: first.at } : null,
  }
}

async function readMoves(
  strapi: Core.Strapi,
  references: readonly string[],
): Promise<Map<string, Move[]>> {
  const moves = new Map<string, Move[]>()
  const rows: Row[] = await inBatches(references, (some) =>
    strapi.db.query(stayEventUid).findMany({
      where: { reference: { $in: some }, kind: { $in: ['began', 'moved'] } },
      select: ['reference', 'kind', 'at', 'actor', 'stage'],
      orderBy: { id: 'asc' },
    }),
  )
  for (const { reference, kind, at, actor, stage } of rows) {
    const isFirst = kind === 'began'
    const move = { isFirst, at: toIso(at), actor: String(actor), stage: stage as StayStage }
    moves.set(String(reference), [...(moves.get(String(reference)) ?? []), move])
  }
  return moves
}

async function readOrigins(
  strapi: Core.Strapi,
  uid: 'api::inquiry.inquiry' | 'api::lead.lead',
  references: readonly string[],
): Promise<Map<string, Row>> {
  const rows: Row[] = await inBatches(references, (some) =>
    strapi.db.query(uid).findMany({
      where: { reference: { $in: some } },
      select: ['reference', 'section', 'landing', 'pageUrl'],
      populate: { campaign: { select: campaignColumns } },
    }),
  )
  return new Map(rows.map((row) => [String(row.reference), row]))
}

function textsOf(rows: readonly Row[], name: string): string[] {
  return rows.flatMap((row) => (row[name] ? [String(row[name])] : []))
}
