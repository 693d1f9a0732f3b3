import * as z from 'zod'
import type { ContentDefinition } from './content-definition'

/** Null if it was never filled in. */
const maybeAddress = z
  .email()
  .nullish()
  .transform((value) => value ?? null)

/**
 * `api::staff-mailbox.staff-mailbox`, a single type that is the same in both languages: where the
 * team reads what visitors send. Apart from the site settings, which every page carries to visitors.
 */
export const staffMailboxSchema = z.object({
  /** Null means the e-mail address of the site settings, here and below. */
  inquiries: maybeAddress,
  /** What comes from the other forms. */
  leads: maybeAddress,
  /** Applications for a job; null means the address of the leads. */
  applications: maybeAddress,
})

export const staffMailbox = {
  uid: 'api::staff-mailbox.staff-mailbox',
  path: 'staff-mailbox',
  populate: {},
  schema: staffMailboxSchema,
} satisfies ContentDefinition

export type StaffMailbox = z.infer<typeof staffMailboxSchema>
