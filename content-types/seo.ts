import * as z from 'zod'

/** What editors may say about a page to search engines; empty fields fall back to the page's own texts. */
export const seoSchema = z.object({
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
})

export type Seo = z.infer<typeof seoSchema>
