import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { translate } from '../labels/translate'
import { guatemalaDay } from '../records/guatemala-day'
import { findHolder } from '../reservations/find-holder'
import { nameOfDocument } from './entry-name'

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
 * pages need. Each message names the entry: several may be deleted together from a list.
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
      await rejectUsed(strapi, uid as keyof typeof users, documentId, locale)
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
    const name = await nameOfDocument(strapi, rentalUid, documentId, locale)
    throw new errors.ApplicationError(
      translate('"{name}" was not deleted: it has booked nights. Unpublish it instead.', { name }),
    )
  }
}

async function rejectUsed(
  strapi: Core.Strapi,
  used: keyof typeof users,
  documentId: string,
  locale: unknown,
): Promise<void> {
  const { uid, field, message } = users[used]
  const rows = await strapi.db
    .query(uid)
    .findMany({ where: { [field]: { documentId } }, select: ['documentId'] })
  const count = new Set(rows.map((row) => row.documentId)).size
  if (count === 0) return
  const name = await nameOfDocument(strapi, used, documentId, locale)
  throw new errors.ApplicationError(message(name, count))
}

function rentals(name: string, count: number): string {
  return count === 1
    ? translate('"{name}" was not deleted: a rental refers to it. Change that first.', { name })
    : translate('"{name}" was not deleted: {count} rentals refer to it. Change that first.', {
        name,
        count,
      })
}

function towns(name: string, count: number): string {
  return count === 1
    ? translate('"{name}" was not deleted: a town refers to it. Change that first.', { name })
    : translate('"{name}" was not deleted: {count} towns refer to it. Change that first.', {
        name,
        count,
      })
}
