import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { flagSchema, wordsSchema } from './entry-fields'
import { contractCustomSchema } from './contract-values'
import { countersignings } from './countersigning'

/** `1, 3, 7`: days after the link was sent. */
export const reminderDaysPattern = /^\d{1,2}(\s*,\s*\d{1,2}){0,4}$/

/** One entry of `api::contract-template.contract-template`, in one language. */
const contractTemplateSchema = z.object({
  documentId: z.string(),
  name: wordsSchema,
  enabled: flagSchema,
  /** Markdown with placeholders. */
  descriptionOne: wordsSchema,
  /** Whether guests, photo and identity document are asked for. */
  showGuestInfo: flagSchema,
  /** Whether the pay authorization may be asked for. */
  showInfoCreditCard: flagSchema,
  /** How long a guest's link is open. */
  linkDays: z.number().int().min(1).max(365),
  reminderDays: wordsSchema,
  /** The name of the person who countersigns for the team, and their role; both empty without a countersignature. */
  signatoryName: wordsSchema,
  signatoryRole: wordsSchema,
  /** Empty in templates from an earlier version, which countersign at once. */
  countersigning: z
    .enum(countersignings)
    .nullish()
    .transform((value) => value ?? 'atOnce'),
  ...contractCustomSchema.shape,
})

export type ContractTemplate = z.infer<typeof contractTemplateSchema>

export const contractTemplates = {
  uid: 'api::contract-template.contract-template',
  path: 'contract-templates',
  populate: {},
  schema: z.array(contractTemplateSchema),
} satisfies ContentDefinition

/** The days of `1, 3, 7`, in order. Empty if reminders are off. */
export function reminderDaysOf(text: string): number[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^\d{1,2}$/.test(part))
    .map(Number)
    .sort((a, b) => a - b)
}
