import type { Core } from '@strapi/strapi'
import type { StayDates } from '../content-types/nights'
import { hasEnded, readReservation, type Reservation } from './read-reservation'

/**
 * The reservation that has one of these nights of a rental, leaving out some by document id; null where they are free.
 */
export async function findHolder(
  strapi: Core.Strapi,
  { rental, startDate, endDate }: StayDates & { rental: string },
  except: readonly string[],
): Promise<Reservation | null> {
  const rows: { reservation: string }[] = await strapi.db.transaction(({ trx }) =>
    strapi.db
      .getConnection('reserved_nights')
      .transacting(trx)
      .where({ rental })
      .where('night', '>=', startDate)
      .where('night', '<', endDate)
      .whereNotIn('reservation', [...except])
      .distinct('reservation'),
  )
  for (const { reservation } of rows) {
    const holder = await readReservation(strapi, reservation)
    if (holder && !hasEnded(holder, new Date())) return holder
  }
  return null
}
