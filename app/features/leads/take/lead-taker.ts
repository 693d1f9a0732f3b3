import type * as z from 'zod'
import type { LeadContent } from '~content/lead'
import type { PrivateFile } from '~/platform/files/store/private-file'
import type { LeadPayload } from './lead-payload'

/** What every lead says, whatever its form. */
export type LeadBase = Pick<
  LeadContent,
  'language' | 'landing' | 'campaign' | 'botFlag' | 'pageUrl'
>

export type DraftedLead = {
  lead: LeadContent
  /** Path of the page that confirms it, by its reference. */
  confirmation: (reference: string) => string
  /** Private files that become the lead's, with the field that each was chosen in. */
  files?: readonly { field: string; file: Pick<PrivateFile, 'id' | 'kind'> }[]
}

/** One lead form on the server. */
export type LeadTaker<Schema extends z.ZodType> = {
  /** With the server's knowledge of phone numbers. */
  schema: Schema
  /** How programs call its fields. */
  payload: LeadPayload
  /**
   * A valid form as it is to be stored; messages by field where what it names is none of ours, null where the
   * whole form is not, and `unavailable` while nobody can say.
   */
  draft: (
    value: z.output<Schema>,
    base: LeadBase,
  ) => Promise<
    DraftedLead | { fieldErrors: Record<string, string[]> } | { unavailable: true } | null
  >
}
