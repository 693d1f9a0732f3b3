import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { translate } from '../labels/translate'
import { fieldLabel } from './field-label'

/** Strapi's messages about a relation and about a picture whose target is gone. They name an id or a type alone. */
const goneEntry = /^Document with id "(\w+)", locale ".*" not found$/
const gonePicture = /^\d+ relation\(s\) of type plugin::upload\.file .* do not exist$/

/** Says in the editor's language that what a form chose was deleted meanwhile, and in which field it stands. */
export function explainDeletedTargets(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    try {
      return await next()
    } catch (error) {
      if (!(error instanceof errors.ValidationError)) throw error
      const { data }: Record<string, unknown> = { ...context.params }
      const id = goneEntry.exec(error.message)?.[1]
      if (id !== undefined) {
        const field = fieldWith(id, data)
        throw new errors.ValidationError(
          translate(
            'Not saved: an entry chosen in "{field}" was deleted in the meantime. Take it out there.',
            { field: field ? fieldLabel(context.uid, field) : id },
          ),
        )
      }
      if (!gonePicture.test(error.message)) throw error
      throw new errors.ValidationError(
        translate(
          'Not saved: a picture chosen here was deleted in the meantime. Choose another one.',
        ),
      )
    }
  })
}

/** The field of a form that names the entry, perhaps in a part of its own. */
function fieldWith(documentId: string, data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  return Object.entries(data).find(([, value]) => JSON.stringify(value)?.includes(documentId))?.[0]
}
