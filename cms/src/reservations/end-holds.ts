import type { Core } from '@strapi/strapi'
import { hasEnded, readReservation } from './read-reservation'
import { lockRental, reserveNights } from './reserve-nights'
import { reservationUid } from './reservation-uid'

const everyMinute = '0 * * * * *'

/** Frees the nights of holds whose time is over, now and every minute. The hold itself stays in the list. */
export async function scheduleEndOfHolds(strapi: Core.Strapi): Promise<void> {
  const task = () => endHolds(strapi)
  strapi.cron.add({ endHolds: { task, options: { rule: everyMinute } } })
  await task()
}

async function endHolds(strapi: Core.Strapi): Promise<void> {
  const now = new Date()
  const holds = await strapi.db.query(reservationUid).findMany({
    where: { kind: 'hold', holdUntil: { $lte: now } },
    select: ['documentId'],
  })
  const ids = holds.map(({ documentId }) => documentId)
  const reserved: { reservation: string; rental: string }[] = await strapi.db
    .getConnection('reserved_nights')
    .distinct('reservation', 'rental')
    .whereIn('reservation', ids)
  for (const { reservation, rental } of reserved) {
    await strapi.db.transaction(async ({ trx }) => {
      await lockRental(strapi, trx, rental)
      // Read again: staff may have prolonged it meanwhile.
      const hold = await readReservation(strapi, reservation)
      if (!hold || hasEnded(hold, now)) await reserveNights(strapi, reservation, null)
    })
  }
}
