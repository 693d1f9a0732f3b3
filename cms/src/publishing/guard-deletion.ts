import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { translate } from '../labels/translate'
import { guatemalaDay } from '../records/guatemala-day'
import { findHolder } from '../reservations/find-holder'

const rentalUid = 'api::rental.rental'
const lastDay = '9999-12-31'

/** Rentals need their town and towns their region: these must be changed before the deletion. */
const users = {
  'api::town.town': { uid: rentalUid, field: 'town', message: rentals },
  'api::region.region': { uid: 'api::town.town', field: 'region', message: towns },
} as const

/** Pages of a language answer 503 without these. */
const needed: readonly string[] = [
  'api::site-setting.site-setting',
  'api::home-page.home-page',
  'api::listing-section.listing-section',
]

/**
 * Rejects deleting a town or region in use or a rental with booked nights, and taking content off the site that whole
 * pages need.
 */
export function guardDeletion(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (action !== 'delete' && action !== 'unpublish') return next()
    const { documentId, locale } = context.params as { documentId: string; locale?: unknown }
    if (needed.includes(uid)) {
      const where = {
        documentId,
        publishedAt: { $notNull: true },
        ...(locale !== '*' && { locale: { $in: [locale ?? 'en'].flat() } }),
      }
      if ((await strapi.db.query(uid).count({ where })) > 0) {
        throw new errors.ApplicationError(
          translate('Not done: pages of this language need it. Publish a change instead.'),
        )
      }
    }
    if (action === 'delete' && uid in users) {
      await rejectUsed(strapi, uid as keyof typeof users, documentId)
    }
    if (action === 'delete' && uid === rentalUid) await rejectBooked(strapi, documentId, locale)
    return next()
  })
}

/** A rental that is gone would take its bookings off the calendar of the staff. One language of it may be deleted. */
async function rejectBooked(
  strapi: Core.Strapi,
  documentId: string,
  locale: unknown,
): Promise<void> {
  const others = { documentId, locale: { $notIn: [locale ?? 'en'].flat() } }
  if (locale !== '*' && (await strapi.db.query(rentalUid).count({ where: others })) > 0) return
  const nights = { rental: documentId, startDate: guatemalaDay(new Date()), endDate: lastDay }
  if (await findHolder(strapi, nights, [])) {
    throw new errors.ApplicationError(
      translate('Not deleted: it has booked nights. Unpublish it instead.'),
    )
  }
}

async function rejectUsed(
  strapi: Core.Strapi,
  used: keyof typeof users,
  documentId: string,
): Promise<void> {
  const { uid, field, message } = users[used]
  const rows = await strapi.db
    .query(uid)
    .findMany({ where: { [field]: { documentId } }, select: ['documentId'] })
  const count = new Set(rows.map((row) => row.documentId)).size
  if (count > 0) throw new errors.ApplicationError(message(count))
}

function rentals(count: number): string {
  return count === 1
    ? translate('Not deleted: a rental refers to it. Change that first.')
    : translate('Not deleted: {count} rentals refer to it. Change that first.', { count })
}

function towns(count: number): string {
  return count === 1
    ? translate('Not deleted: a town refers to it. Change that first.')
    : translate('Not deleted: {count} towns refer to it. Change that first.', { count })
}
