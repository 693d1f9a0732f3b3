import type { Core, UID } from '@strapi/strapi'
import { calendarFeedUid } from '../calendar-feeds/calendar-feed-uid'
import { isTroubled } from '../calendar-feeds/list-due-feeds'
import { calledOffContracts } from '../contracts/called-off-contracts'
import { contractUid } from '../contracts/contract-uids'
import { todaySchema, type Today } from '../content-types/desk'
import { days } from '../content-types/duration'
import { stagesAtEnd, stagesThatWait } from '../content-types/stay-stage'
import { toIso, toIsoOrNull } from '../records/moments'
import { stayRowFields, toStayRow } from '../stays/list-stays'
import { stayUid } from '../stays/stay-record'
import { followedAfterEnd } from './followed-after-end'
import { readEndingOffers } from './read-ending-offers'
import { readGuestsOfWeek } from './read-guests-of-week'
import { pendingLeadsQuery } from './pending-leads-query'

const rowsOfPart = 8
const linkDays = 3
const offerDays = 2

type Row = Record<string, unknown>
type Part = { where: object; orderBy: object; select: string[]; populate?: object }

/**
 * What the team has to do on a day of Guatemala (operations.md §2): the most urgent rows of each part, and how many
 * there are.
 */
export async function readToday(
  strapi: Core.Strapi,
  today: string,
  now = new Date(),
): Promise<{ data: Today }> {
  const read = async (uid: UID.ContentType, part: Part, toRow: (row: Row) => object) => {
    const [rows, total]: [Row[], number] = await strapi.db
      .query(uid)
      .findWithCount({ ...part, limit: rowsOfPart })
    return { total, rows: rows.map(toRow) }
  }
  const stays = (where: object, orderBy: object) =>
    read(stayUid, { where, orderBy, select: stayRowFields }, toStayRow)
  const lastExpiry = new Date(now.getTime() + days(linkDays))
  const lastOffer = new Date(now.getTime() + days(offerDays))
  const [waiting, leads, followUps, expiring, countersign, offers, guests, feeds] =
    await Promise.all([
      stays({ stage: { $in: stagesThatWait } }, [{ stageSince: 'asc' }, { id: 'asc' }]),
      readLeads(strapi),
      stays(
        {
          followUpOn: { $lte: today },
          $or: [
            { stage: { $notIn: stagesAtEnd } },
            { reference: { $in: followedAfterEnd(strapi) } },
          ],
        },
        [{ followUpOn: 'asc' }, { id: 'asc' }],
      ),
      read(
        contractUid,
        {
          where: {
            stage: { $in: ['sent', 'opened', 'part'] },
            reference: { $notIn: calledOffContracts(strapi) },
            expiresAt: { $gte: now, $lt: lastExpiry },
          },
          orderBy: { expiresAt: 'asc' },
          select: ['reference', 'fullName', 'property', 'expiresAt'],
        },
        (row) => ({ ...row, expiresAt: toIso(row.expiresAt) }),
      ),
      read(
        contractUid,
        {
          where: {
            stage: 'guestsSigned',
            archived: { $ne: true },
            reference: { $notIn: calledOffContracts(strapi) },
          },
          orderBy: [{ lastActivityAt: 'asc' }, { id: 'asc' }],
          select: ['reference', 'fullName', 'property', 'lastActivityAt'],
        },
        ({ lastActivityAt, ...row }) => ({ ...row, since: toIso(lastActivityAt) }),
      ),
      readEndingOffers(strapi, { today, now, before: lastOffer, limit: rowsOfPart }),
      readGuestsOfWeek(strapi, today),
      read(
        calendarFeedUid,
        {
          where: isTroubled,
          orderBy: { lastGoodAt: 'asc' },
          select: ['documentId', 'name', 'problem', 'conflictCount', 'lastGoodAt'],
          populate: { rental: { select: ['name'] } },
        },
        ({ rental, conflictCount, lastGoodAt, ...feed }) => ({
          ...feed,
          rentalName: (rental as { name?: string } | null)?.name ?? null,
          conflicts: conflictCount ?? 0,
          lastGoodAt: toIsoOrNull(lastGoodAt),
        }),
      ),
    ])
  return todaySchema.parse({
    data: { waiting, leads, followUps, expiring, countersign, offers, ...guests, feeds },
  })
}

/** Leads without an answer that are no stays. */
async function readLeads(strapi: Core.Strapi) {
  const { connection } = strapi.db
  const [rows, [counted]] = await Promise.all([
    pendingLeadsQuery(connection).orderBy('leads.received_at').limit(rowsOfPart).select({
      documentId: 'leads.document_id',
      reference: 'leads.reference',
      kind: 'leads.kind',
      name: 'leads.name',
      about: 'leads.about',
      receivedAt: 'leads.received_at',
    }),
    pendingLeadsQuery(connection).count({ total: '*' }),
  ])
  return {
    total: Number(counted?.total ?? 0),
    rows: (rows as Row[]).map((row) => ({
      ...row,
      name: row.name ?? '',
      receivedAt: toIso(row.receivedAt),
    })),
  }
}
