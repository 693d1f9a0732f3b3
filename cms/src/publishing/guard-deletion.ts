import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { translate } from '../labels/translate'

/** Rentals need their town and towns their region: these must be changed before the deletion. */
const users = {
  'api::town.town': { uid: 'api::rental.rental', field: 'town', message: rentals },
  'api::region.region': { uid: 'api::town.town', field: 'region', message: towns },
} as const

/** Rejects deleting a town or region in use, which would take rentals off the site. */
export function guardDeletion(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'delete' || !(context.uid in users)) return next()
    const { uid, field, message } = users[context.uid as keyof typeof users]
    const { documentId } = context.params as { documentId: string }
    const rows = await strapi.db
      .query(uid)
      .findMany({ where: { [field]: { documentId } }, select: ['documentId'] })
    const count = new Set(rows.map((row) => row.documentId)).size
    if (count > 0) {
      throw new errors.ApplicationError(message(count))
    }
    return next()
  })
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
