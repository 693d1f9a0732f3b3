import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { translate } from '../labels/translate'
import { savingActions } from '../records/document-actions'

const uid = 'api::promotion.promotion'

/** Rejects a promotion that ends before it begins: it is live once saved, and would never lower a price. */
export function guardPromotions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !savingActions.includes(context.action)) return next()
    const { data, documentId }: Record<string, unknown> = { ...context.params }
    if (typeof data !== 'object' || data === null) return next()
    const saved =
      typeof documentId === 'string'
        ? await strapi.db
            .query(uid)
            .findOne({ where: { documentId }, select: ['startDate', 'endDate'] })
        : null
    const { startDate, endDate } = { ...saved, ...data } as Record<string, unknown>
    if (startDate && endDate && String(endDate) < String(startDate)) {
      const message = translate('It ends before it begins.')
      throw new errors.ValidationError(message, { errors: [{ path: ['endDate'], message }] })
    }
    return next()
  })
}
