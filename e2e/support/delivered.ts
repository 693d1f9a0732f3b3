import { expect } from '@playwright/test'
import { signInAsEditor, type CmsInquiry } from './editor'
import { findMails } from './mails'
import type { Message } from './read-message'
import { cmsAccount } from './stack'

export type Delivered = { inquiry: CmsInquiry; toGuest: Message; toStaff: Message }

/** Waits until an inquiry about a rental is in the CMS, once, and its two mails are written. */
export async function whenInquiryDelivered(email: string, reference: string): Promise<Delivered> {
  const editor = await signInAsEditor(cmsAccount())
  await expect
    .poll(async () => (await editor.listInquiries(email)).map((one) => one.reference))
    .toEqual([reference])
  await expect.poll(async () => (await findMails(reference)).length).toBe(2)
  const [inquiry] = await editor.listInquiries(email)
  const mails = await findMails(reference)
  const toGuest = mails.find(({ to }) => to.includes(email))
  const toStaff = mails.find(({ replyTo }) => replyTo.includes(email))
  if (!inquiry || !toGuest || !toStaff) throw new Error(`${reference} was not delivered`)
  return { inquiry, toGuest, toStaff }
}
