import { parseWithZod, type Submission } from '@conform-to/zod/v4'
import type * as z from 'zod'
import { hasHarmlessIntent } from './form-intent'
import { brokenForm, type FormError } from '../body/form-error'

export type ParsedForm<Schema extends z.ZodType> = {
  submission: Submission<z.input<Schema>, string[], z.output<Schema>>
}

/** Validates a form that comes from `readForm`. A malformed intent is a malformed form (400). */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
): ParsedForm<Schema> | FormError {
  if (!hasHarmlessIntent(form)) return brokenForm
  try {
    return { submission: parseWithZod(form, { schema }) }
  } catch {
    // An intent for a list that the form does not have.
    return brokenForm
  }
}
