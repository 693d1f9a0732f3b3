import { errors } from '@strapi/utils'
import type * as z from 'zod'

/** The body of a submission. Throws a validation error that names every field that is wrong. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message: `${path.join('.') || 'The body'}: ${message}`,
  }))
  throw new errors.ValidationError(faults.map(({ message }) => message).join('\n'), {
    errors: faults,
  })
}
