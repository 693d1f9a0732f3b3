import type { Core } from '@strapi/strapi'
import { minutes } from '../content-types/duration'
import { stayEventUid, type StayAuthor, writeStayEvent } from '../stays/stay-record'
import { offerUid, type OfferRow } from './offer-record'

/**
 * Counts a reminder, by which the site numbers its e-mail. A button that was pressed twice reminds once: within a
 * minute of a reminder nothing is counted.
 */
export async function remindOfOffer(
  strapi: Core.Strapi,
  { reference, stay, remindersSent }: OfferRow,
  author: StayAuthor,
): Promise<'done'> {
  const note = { kind: 'offerReminded', detail: reference } as const
  const at = { $gt: new Date(Date.now() - minutes(1)) }
  const lately = { ...note, reference: stay, at }
  if ((await strapi.db.query(stayEventUid).count({ where: lately })) > 0) return 'done'
  // Two requests of the same moment name the same number: one of them counts.
  const { count } = await strapi.db.query(offerUid).updateMany({
    where: { reference, remindersSent },
    data: { remindersSent: remindersSent + 1 },
  })
  if (count === 1) await writeStayEvent(strapi, stay, author, note)
  return 'done'
}
