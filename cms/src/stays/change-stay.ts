import type { Core } from '@strapi/strapi'
import type { StayChange } from '../content-types/stay'
import { mayStayFollow } from '../content-types/stay-stage'
import { endOffersOf } from '../offers/end-offers'
import { moveInquiry } from './move-inquiry'
import { findStay, sinceNow, stayUid, writeStayEvent } from './stay-record'

type ChangeOutcome = 'done' | 'unknown' | 'outdated' | 'forbidden stage'

/** Changes a stay if its revision is still the one that the caller saw; the change and its log are one transaction. */
export async function changeStay(
  strapi: Core.Strapi,
  reference: string,
  { revision, by, set, note }: StayChange,
): Promise<ChangeOutcome> {
  return strapi.db.transaction(async (): Promise<ChangeOutcome> => {
    const stay = await findStay(strapi, { reference })
    if (!stay) return 'unknown'
    if (stay.revision !== revision) return 'outdated'
    if (set.stage && !mayStayFollow(stay.stage, set.stage)) return 'forbidden stage'
    const { count } = await strapi.db.query(stayUid).updateMany({
      where: { reference, revision },
      data: { ...columnsOf(set), ...sinceNow(stay, set), revision: revision + 1 },
    })
    if (count !== 1) return 'outdated'
    if (set.stage && set.stage !== stay.stage) {
      const detail = [set.stage === 'lost' ? set.lostReason : null, note]
      const { stage } = set
      await writeStayEvent(strapi, reference, by, {
        ...{ kind: 'moved', stage, detail: detail.filter(Boolean).join(': ') },
      })
      await moveInquiry(strapi, stay, stage)
      if (stage === 'lost' || stage === 'cancelled') await endOffersOf(strapi, reference, by)
    } else if (note) await writeStayEvent(strapi, reference, by, { kind: 'noted', detail: note })
    if (set.owner !== undefined) {
      const detail = set.owner?.name ?? ''
      await writeStayEvent(strapi, reference, by, { kind: 'assigned', detail })
    }
    return 'done'
  })
}

function columnsOf({ stage, lostReason, owner }: StayChange['set']) {
  return {
    ...(stage && { stage, lostReason: stage === 'lost' ? (lostReason ?? 'other') : null }),
    ...(owner !== undefined && { ownerId: owner?.id ?? null, owner: owner?.name ?? null }),
  }
}
