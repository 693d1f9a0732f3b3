import * as z from 'zod'
import {
  changedSubscriptionSchema,
  unconfirmedSchema,
  subscriberAnswerSchema,
  type SubscriptionChange,
} from '../../content-types/subscriber'
import type { Editor } from './editor'
import { type RunningCms, submissionToken } from './start-cms'
import { callsOf } from './submission-calls'

export const lead = 'api::lead.lead'

export const leadCalls = callsOf(lead, 'leads')

/** Whether the CMS says that an e-mail is subscribed, and how it answers. */
export async function askSubscribed({ url }: RunningCms, email: unknown, token = submissionToken) {
  const response = await fetch(`${url}/api/submissions/subscribers/find`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const answer = subscriberAnswerSchema.safeParse(await response.json())
  return { status: response.status, isSubscribed: answer.data?.data.isSubscribed ?? null }
}

/** Confirms or ends a subscription, as the site does; null where there is none. */
export async function changeSubscription({ url }: RunningCms, change: SubscriptionChange) {
  const response = await fetch(`${url}/api/submissions/subscribers/change`, {
    method: 'POST',
    headers: { authorization: `Bearer ${submissionToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  return changedSubscriptionSchema.parse(await response.json()).data
}

/** The requests for the newsletter that are to be reminded of. */
export async function listUnconfirmed({ url }: RunningCms) {
  const response = await fetch(`${url}/api/submissions/subscribers/unconfirmed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${submissionToken}` },
  })
  return unconfirmedSchema.parse(await response.json()).data
}

/** Notes that one was reminded of, as the site does. */
export async function recordReminder({ url }: RunningCms, submissionId: string) {
  await fetch(`${url}/api/submissions/subscribers/reminded`, {
    method: 'POST',
    headers: { authorization: `Bearer ${submissionToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ submissionId, at: new Date().toISOString() }),
  })
}

const filesSchema = z.object({
  data: z.array(z.object({ kind: z.string(), name: z.string(), url: z.string() })),
})

/** The private files of an application, as the panel beside it asks for them. */
export async function filesOf({ url }: RunningCms, { authorization }: Editor, documentId: string) {
  const response = await fetch(`${url}/lead-files/${documentId}`, { headers: { authorization } })
  const answer = filesSchema.safeParse(await response.json())
  return { status: response.status, files: answer.data?.data ?? [] }
}

/** An export of leads or subscribers, as the list's button asks for it: its lines as cells. */
export async function exportLeads(
  { url }: RunningCms,
  editor: Editor | null,
  query = '',
  file: 'leads' | 'subscribers' = 'leads',
) {
  const headers: HeadersInit = editor ? { authorization: editor.authorization } : {}
  const response = await fetch(`${url}/${file}.csv${query}`, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, lines: linesOf(bytes) }
}

function linesOf(bytes: Buffer): string[][] {
  const text = bytes.toString('utf8')
  const lines: string[][] = [[]]
  for (const [, cell = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    lines.at(-1)?.push(cell.replaceAll('""', '"'))
    if (end !== ',') lines.push([])
  }
  return lines.filter((line) => line.length > 0)
}
