import type { Core } from '@strapi/strapi'
import type { StayChange } from '../content-types/stay'
import { mayStayFollow, type StayStage } from '../content-types/stay-stage'
import type { InquiryStage } from '../submissions/inquiry-stages'
import { findStay, sinceNow, type StayRecord, stayUid, writeStayEvent } from './stay-record'

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

const inquiryStages: Partial<Record<StayStage, InquiryStage>> = {
  ...{ answered: 'contacted', offered: 'offered', accepted: 'accepted', lost: 'declined' },
}

/** The panel's list of inquiries says the same as the stay. */
async function moveInquiry(strapi: Core.Strapi, { inquiry }: StayRecord, stage: StayStage) {
  const next = inquiryStages[stage]
  if (!inquiry || !next) return
  const where = { reference: inquiry, stage: { $ne: 'spam' as const } }
  await strapi.db.query('api::inquiry.inquiry').updateMany({ where, data: { stage: next } })
}
