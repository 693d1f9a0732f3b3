import * as z from 'zod'

const run = z.object({ text: z.string(), isBold: z.boolean() })

/** A paragraph, heading or point of a contract; placeholders stand in its runs until they are filled in. */
export const blockSchema = z.object({
  kind: z.enum(['heading', 'paragraph', 'point']),
  /** Of a heading, from 1; of a point, its number in an ordered list or 0. */
  level: z.number().int(),
  runs: z.array(run),
})

export type Block = z.infer<typeof blockSchema>
export type Run = z.infer<typeof run>
