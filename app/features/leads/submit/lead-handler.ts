import type * as z from 'zod'
import type { LeadContent } from '~content/lead'
import type { PrivateFile } from '~/platform/files/store/private-file'
import type { LeadPayload } from './lead-payload'

/** The fields that every lead has. */
export type LeadBase = Pick<
  LeadContent,
  'language' | 'landing' | 'campaign' | 'botFlag' | 'pageUrl'
>

export type DraftedLead = {
  lead: LeadContent
  /** The path of the confirmation page, by reference. */
  confirmation: (reference: string) => string
  /** Private files to attach to the lead, with the form field of each. */
  files?: readonly { field: string; file: Pick<PrivateFile, 'id' | 'kind'> }[]
}

/** How the server handles one lead form. */
export type LeadHandler<Schema extends z.ZodType> = {
  /** With the server's phone number validation. */
  schema: Schema
  /** The fields of the form in an API call. */
  payload: LeadPayload
  /**
   * The lead to store for a valid form. Field errors if the form refers to something unknown, null if the form itself
   * is invalid, `unavailable` if that cannot be checked now.
   */
  draft: (
    value: z.output<Schema>,
    base: LeadBase,
  ) => Promise<
    DraftedLead | { fieldErrors: Record<string, string[]> } | { unavailable: true } | null
  >
}
