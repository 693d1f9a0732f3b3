import { expect } from '@playwright/test'
import * as z from 'zod'
import { editorToken } from './editor-token'
import { listMails } from './mails'
import type { Message } from './read-message'
import { cmsAccount } from './stack'

const leadsSchema = z.object({
  results: z.array(
    z.object({
      reference: z.string(),
      kind: z.string(),
      stage: z.string(),
      language: z.string(),
      email: z.string(),
      phone: z.string().nullish(),
      consentWording: z.string().nullish(),
      consentLanguage: z.string().nullish(),
    }),
  ),
})

type CmsLead = z.infer<typeof leadsSchema>['results'][number]

/** The leads of an address, as the team's inbox has them. */
export async function listLeads(email: string): Promise<CmsLead[]> {
  const account = cmsAccount()
  const query = `pageSize=100&filters[email][$eqi]=${encodeURIComponent(email)}`
  const address = `${account.cms}/content-manager/collection-types/api::lead.lead?${query}`
  const headers = { Authorization: `Bearer ${await editorToken(account)}` }
  return leadsSchema.parse(await (await fetch(address, { headers })).json()).results
}

/** Waits until a lead is in the CMS, once, and its mails are written: two, except for a confirmed newsletter. */
export async function whenLeadDelivered(
  email: string,
  mailCount = 2,
): Promise<{ lead: CmsLead; toVisitor: Message; toStaff: Message }> {
  await expect.poll(async () => (await listLeads(email)).length).toBe(1)
  const [lead] = await listLeads(email)
  const mailsOf = async () =>
    (await listMails()).filter(({ to, replyTo }) => `${to} ${replyTo}`.includes(email))
  await expect.poll(async () => (await mailsOf()).length).toBe(mailCount)
  const mails = await mailsOf()
  const toVisitor = mails.find(({ to }) => to.includes(email))
  const toStaff = mails.find(({ replyTo }) => replyTo.includes(email))
  if (!lead || !toVisitor || !toStaff) throw new Error(`The lead of ${email} was not delivered`)
  return { lead, toVisitor, toStaff }
}
