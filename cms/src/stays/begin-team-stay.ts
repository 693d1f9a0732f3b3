import type { Core } from '@strapi/strapi'
import type { NewStay } from '../content-types/stay-change'
import { findStay, stayUid, writeStayEvent } from './stay-record'

/**
 * Begins a stay that the team took on the phone, with the rental and dates that were asked for. The same reference is
 * stored once.
 */
export async function beginTeamStay(
  strapi: Core.Strapi,
  { reference, by, rental, ...facts }: NewStay,
): Promise<void> {
  await strapi.db.transaction(async () => {
    if (await findStay(strapi, { reference })) return
    const receivedAt = new Date().toISOString()
    const stage = 'answered'
    await strapi.db.query(stayUid).create({
      data: {
        reference,
        stage,
        receivedAt,
        stageSince: receivedAt,
        revision: 1,
        ...facts,
        rentalId: rental.id,
        rentalName: rental.name,
        section: null,
      },
    })
    await writeStayEvent(strapi, reference, by, { kind: 'began', stage, at: receivedAt })
  })
}
