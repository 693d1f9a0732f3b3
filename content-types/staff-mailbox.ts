import * as z from 'zod'
import type { ContentDefinition } from './content-definition'

/**
 * `api::staff-mailbox.staff-mailbox`, a single type that is the same in both languages: where the
 * team reads what visitors send. Apart from the site settings, which every page carries to visitors.
 */
export const staffMailboxSchema = z.object({
  /** Null means the e-mail address of the site settings. */
  inquiries: z.email().nullable(),
})

export const staffMailbox = {
  uid: 'api::staff-mailbox.staff-mailbox',
  path: 'staff-mailbox',
  populate: {},
  schema: staffMailboxSchema,
} satisfies ContentDefinition
