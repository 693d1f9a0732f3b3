import * as z from 'zod'
import type { Locale } from '~content/locale'
import { stayErrors, type StayError } from '~/features/pricing/stay-error'
import { message } from '~/platform/forms/form-message'
import { seconds } from '~/platform/units/duration'
import { resources } from '~/routing/table'

const patience = seconds(30)

export type SentInquiry =
  /** `confirmation` is the path of the page that says so. */
  | { outcome: 'accepted'; confirmation: string }
  /** Messages by field, those of the whole form under the empty name; `error` where the product cannot be had. */
  | {
      outcome: 'declined'
      fields: Record<string, string[]>
      error: StayError | null
      /** The key belongs to an inquiry that was taken. */
      isConflict: boolean
    }

const acceptedSchema = z.object({
  data: z.object({ confirmation: z.string().regex(/^\/(?![/\\])/) }),
})

const declinedSchema = z.object({
  errors: z.array(z.string()),
  fields: z.record(z.string(), z.array(z.string()).nullable()),
})

/** Sends the form's fields to the require call (browsing.md §7). Never throws. */
export async function sendInquiry(form: FormData, language: Locale): Promise<SentInquiry> {
  const body = new URLSearchParams({ language_code: language })
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value)
  try {
    const response = await fetch(`/${resources.requireApi.path}`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(patience),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { outcome: 'accepted', ...acceptedSchema.parse(answer).data }
    return declined(declinedSchema.parse(answer), response.status)
  } catch {
    const fields = { '': [message('sendDataError')] }
    return { outcome: 'declined', fields, error: null, isConflict: false }
  }
}

function declined({ errors, fields }: z.infer<typeof declinedSchema>, status: number): SentInquiry {
  const named = Object.entries(fields).map(([name, messages]) => [name, messages ?? []] as const)
  return {
    outcome: 'declined',
    fields: Object.fromEntries(named),
    error: stayErrors.find((code) => code === errors[0]) ?? null,
    isConflict: status === 409,
  }
}
