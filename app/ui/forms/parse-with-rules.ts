import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod'

/** A form read by its rules. Zod and all rules come with this file, which no page loads at once. */
export function parseWithRules<Input, Output>(
  formData: FormData,
  schema: z.ZodType<Output, Input>,
) {
  return parseWithZod(formData, { schema })
}
