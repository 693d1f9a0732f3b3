import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod'

/** Validates a form. Zod is bundled with this file, which is loaded lazily. */
export function parseWithSchema<Input, Output>(
  formData: FormData,
  schema: z.ZodType<Output, Input>,
) {
  return parseWithZod(formData, { schema })
}
