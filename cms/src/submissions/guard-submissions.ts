import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { changedFields } from './changed-fields'
import { areSubmissionWritesAllowed } from './submission-writes'
import { isSubmission, staffFieldsOf, type SubmissionUid } from './submission-types'
import { fieldLabel } from '../publishing/field-label'
import { translate } from '../labels/translate'

/** Fields that Strapi writes on each save. */
const bookkeeping = ['updatedAt', 'updatedBy', 'createdBy']

/**
 * Protects submissions: people may edit only the staff fields, and only the site's endpoints may create a submission.
 */
export function guardSubmissions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (!isSubmission(uid) || areSubmissionWritesAllowed(strapi)) return next()
    if (action === 'create' || action === 'clone') {
      const { displayName } = context.contentType.info
      throw new errors.PolicyError(
        translate('Not saved: only the site makes an entry of "{type}".', {
          type: translate(displayName),
        }),
      )
    }
    if (action === 'update') await keepWhatWasSent(strapi, uid, { ...context.params })
    return next()
  })
}

/** Removes unchanged fields from the data, since forms send all of them. Throws when a visitor's field changed. */
async function keepWhatWasSent(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  { documentId, data }: { documentId?: unknown; data?: unknown },
): Promise<void> {
  if (typeof data !== 'object' || data === null) return
  const values = data as Record<string, unknown>
  const open = [...staffFieldsOf(uid), ...bookkeeping]
  const fixed = Object.keys(values).filter((name) => !open.includes(name))
  const stored = await strapi.db.query(uid).findOne({ where: { documentId }, populate: true })
  const changed = changedFields(strapi, uid, { names: fixed, values, stored: stored ?? {} })
  if (changed.length > 0) {
    const message = translate('Not saved: what the visitor sent stays as it came ({fields}).', {
      fields: changed.map((name) => fieldLabel(uid, name)).join(', '),
    })
    const faults = changed.map((name) => ({ path: [name], message }))
    throw new errors.ValidationError(message, { errors: faults })
  }
  for (const name of fixed) delete values[name]
}
