import * as z from 'zod'

/** What the step `cms` of a lead leaves behind for those after it. */
const cmsResultSchema = z.object({ reference: z.string(), isRepetition: z.boolean() })

export type CmsResult = z.infer<typeof cmsResultSchema>

/** Whether the CMS has the same from earlier; false while it has not been asked. */
export function isRepetition(result: unknown): boolean {
  return cmsResultSchema.safeParse(result).data?.isRepetition ?? false
}
