import * as z from 'zod'

/** The result of a lead's outbox step `cms`, which the later steps read. */
const cmsResultSchema = z.object({ reference: z.string(), isRepetition: z.boolean() })

export type CmsResult = z.infer<typeof cmsResultSchema>

/** Whether the CMS had the same lead already; false while it has not been asked. */
export function isRepetition(result: unknown): boolean {
  return cmsResultSchema.safeParse(result).data?.isRepetition ?? false
}
