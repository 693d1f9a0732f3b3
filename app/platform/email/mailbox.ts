import * as z from 'zod'

/** An e-mail address with a display name. */
export type Mailbox = { name: string; address: string }

/** No spaces, control characters, quotes, brackets or separators, which could begin a second address. */
const addressShape = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[^\s\p{C}@<>()[\]\\,;:"]{1,190}$/u

/** Whether a text is one bare e-mail address that is safe in a header. */
export function isMailAddress(text: string): boolean {
  return addressShape.test(text)
}

/** `Name <user@example.com>` or the address alone. */
export const mailboxSchema = z.string().transform((text, context): Mailbox => {
  const named = /^([^<>]*)<([^<>]*)>$/.exec(text.trim())
  const mailbox = { name: named?.[1]?.trim() ?? '', address: (named?.[2] ?? text).trim() }
  if (!isMailAddress(mailbox.address)) {
    context.addIssue({ code: 'custom', message: 'expected Name <user@example.com>' })
  }
  return mailbox
})
