import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { findPlaceholderFaults } from '../content-types/contract-placeholder'
import { reminderDaysPattern } from '../content-types/contract-template'
import { markdownPictures } from '../content-types/markdown-pictures'
import { translate } from '../labels/translate'
import { savingActions } from '../records/document-actions'

const uid = 'api::contract-template.contract-template'

/**
 * Rejects a template with an unknown placeholder, without a required one, with pictures, or with malformed
 * reminder days.
 */
export function guardContractTemplates(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action } = context
    if (context.uid !== uid || !savingActions.includes(action)) return next()
    const params: Record<string, unknown> = { ...context.params }
    const values = (params.data ?? {}) as Record<string, unknown>
    const faults = [...textFaults(values.descriptionOne), ...reminderFaults(values.reminderDays)]
    if (faults.length > 0) {
      throw new errors.ValidationError(faults.map(({ message }) => message).join(' '), {
        errors: faults,
      })
    }
    return next()
  })
}

type Fault = { path: string[]; message: string }

function textFaults(text: unknown): Fault[] {
  if (typeof text !== 'string') return []
  const { unknown, missing } = findPlaceholderFaults(text)
  const path = ['descriptionOne']
  const faults: Fault[] = []
  if (unknown.length > 0) {
    const names = unknown.map(written).join(', ')
    const message = translate(
      'Not saved: the template uses placeholders that do not exist: {names}.',
      {
        names,
      },
    )
    faults.push({ path, message })
  }
  if (missing.length > 0) {
    const names = missing.map(written).join(', ')
    const message = translate('Not saved: the template lacks these placeholders: {names}.', {
      names,
    })
    faults.push({ path, message })
  }
  if (markdownPictures(text).length > 0) {
    const message = translate(
      'Not saved: a contract shows words alone. Take the pictures out of the text.',
    )
    faults.push({ path, message })
  }
  return faults
}

function reminderFaults(days: unknown): Fault[] {
  if (typeof days !== 'string' || days.trim() === '' || reminderDaysPattern.test(days.trim())) {
    return []
  }
  const message = translate(
    'Not saved: write the reminders as days separated by commas, e.g. 1, 3, 7.',
  )
  return [{ path: ['reminderDays'], message }]
}

/** A placeholder as the message shows it, `{{name}}`; a lone `{{` or `}}` stays as it is. */
function written(name: string): string {
  return /^[{}]{2}$/.test(name) ? name : `{{${name}}}`
}
