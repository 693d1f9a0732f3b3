import type { Core } from '@strapi/strapi'
import { offerSchema, recentOffersSchema, type Offer } from '../content-types/offer'
import { toIsoOrNull } from '../records/moments'
import { listTaken } from './list-taken'
import { offerUid } from './offer-record'

type Row = Record<string, unknown>

const names = Object.keys(offerSchema.shape)
const moments = ['validUntil', 'madeAt', 'openedAt', 'answeredAt'] as const

/** An offer by its reference or link; null when there is none. */
export async function readOffer(
  strapi: Core.Strapi,
  where: { reference: string } | { linkHash: string },
): Promise<Offer | null> {
  const row: Row | null = await strapi.db.query(offerUid).findOne({ where })
  if (!row) return null
  const offer = toOffer(row)
  const isLiving = offer.stage === 'open' || offer.stage === 'accepted'
  return isLiving ? { ...offer, taken: await listTaken(strapi, offer) } : offer
}

/** The offers of a stay, the latest first, without checking whether others have the nights. */
export async function listOffersOf(strapi: Core.Strapi, stay: string): Promise<Offer[]> {
  const rows: Row[] = await strapi.db
    .query(offerUid)
    .findMany({ where: { stay }, orderBy: { id: 'desc' } })
  return rows.map(toOffer)
}

/** The offers that were made or answered since the moment `since`, as a job that looks for missed e-mails asks. */
export async function listRecent(strapi: Core.Strapi, { since }: Record<string, unknown>) {
  const moment = new Date(typeof since === 'string' ? since : NaN)
  if (Number.isNaN(moment.getTime())) return { data: [] }
  const recently = { $gte: moment }
  const data: Row[] = await strapi.db.query(offerUid).findMany({
    where: { $or: [{ madeAt: recently }, { answeredAt: recently }] },
    select: ['reference', 'stage'],
    orderBy: { id: 'asc' },
  })
  return recentOffersSchema.parse({ data })
}

function toOffer(row: Row): Offer {
  return offerSchema.parse({
    ...Object.fromEntries(names.map((name) => [name, row[name]])),
    ...Object.fromEntries(moments.map((name) => [name, toIsoOrNull(row[name])])),
    taken: [],
  })
}
