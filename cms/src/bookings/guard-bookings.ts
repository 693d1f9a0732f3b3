import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { bookingUid } from './booking-uid'
import { translate } from '../labels/translate'
import { areSubmissionWritesAllowed } from '../submissions/submission-writes'

/** Fields that only the site writes. The panel would send back the values from when its form was opened. */
const writtenBySite = [
  'linkHash',
  'linkNumber',
  'sharedAt',
  'releasedAt',
  'releaseMailedAt',
] as const

/**
 * Drops the panel's changes of fields that the site sets: a guest's link and, in an existing confirmation, sharing,
 * closing, releasing and holding. Rejects a departure before the arrival.
 */
export function guardBookings(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (uid !== bookingUid || (action !== 'create' && action !== 'update' && action !== 'clone')) {
      return next()
    }
    const params: { data?: unknown } = context.params
    const values = (params.data ??= {}) as Record<string, unknown>
    for (const name of writtenBySite) delete values[name]
    if (action === 'update' && !areSubmissionWritesAllowed(strapi)) {
      const { documentId = '' } = context.params as { documentId?: string }
      await dropChangesOfButtons(strapi, documentId, values)
    }
    if (action === 'clone') {
      Object.assign(values, { linkHash: null, linkNumber: 0, sharedAt: null })
      Object.assign(values, { stage: 'draft', instructionsReleased: false })
      Object.assign(values, { releasedAt: null, releaseMailedAt: null })
    }
    rejectReversedDates(values, [])
    const { details } = values
    if (Array.isArray(details)) {
      details.forEach((stay: Record<string, unknown>, index) => {
        rejectReversedDates(stay, ['details', String(index)])
      })
    }
    return next()
  })
}

/** The panel cancels a confirmation, and takes that back. */
async function dropChangesOfButtons(
  strapi: Core.Strapi,
  documentId: string,
  values: Record<string, unknown>,
): Promise<void> {
  delete values.instructionsReleased
  if (values.stage === 'cancelled') return
  const where = { documentId, stage: 'cancelled' }
  if ((await strapi.db.query(bookingUid).count({ where })) === 0) delete values.stage
}

function rejectReversedDates(
  { startDate, endDate }: Record<string, unknown>,
  place: string[],
): void {
  if (typeof startDate !== 'string' || typeof endDate !== 'string' || startDate < endDate) return
  const message = translate('Not saved: the departure has to come after the arrival.')
  const path = [...place, 'endDate']
  throw new errors.ValidationError(message, { errors: [{ path, message }] })
}
