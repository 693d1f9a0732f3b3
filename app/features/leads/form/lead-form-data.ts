import * as z from 'zod'

const countries = z.array(z.object({ code: z.string(), name: z.string(), dial: z.string() }))

/** What every lead form needs besides its texts. It is the same for all visitors. */
export const leadFormDataSchema = z.object({
  phoneCountries: z.object({ preferred: countries, others: countries }),
  /** Null if no bot check is configured. */
  botCheckKey: z.string().nullable(),
  /** Places to choose from, by region. */
  places: z.array(z.object({ region: z.string(), towns: z.array(z.string()) })),
})

export type LeadFormData = z.infer<typeof leadFormDataSchema>
