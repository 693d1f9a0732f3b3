import * as z from 'zod'
import type { InquirySubmission } from '../../content-types/inquiry'
import { submissionReceiptSchema } from '../../content-types/submission'
import type { Editor } from './editor'
import { type RunningCms, submissionToken } from './start-cms'

export const inquiry = 'api::inquiry.inquiry'

const refusalSchema = z.object({ error: z.object({ message: z.string() }) })
const listSchema = z.object({
  results: z.array(z.looseObject({ documentId: z.string(), submissionId: z.string() })),
})
const entrySchema = z.object({ data: z.record(z.string(), z.unknown()) })

/** Hands an inquiry over as the site does. */
export async function submit({ url }: RunningCms, body: unknown, token = submissionToken) {
  const response = await fetch(`${url}/api/submissions/inquiries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (response.ok) {
    return { status: response.status, message: '', ...submissionReceiptSchema.parse(answer).data }
  }
  const { message } = refusalSchema.parse(answer).error
  return { status: response.status, message, documentId: '', reference: '' }
}

const get = ({ url }: RunningCms, { authorization }: Editor, path: string) =>
  fetch(`${url}/content-manager/collection-types/${inquiry}${path}`, { headers: { authorization } })

/** The rows of one submission in the list of the admin panel. */
export async function rowsOf(cms: RunningCms, editor: Editor, submission: InquirySubmission) {
  const query = `?filters[submissionId][$eq]=${submission.submissionId}`
  const answer: unknown = await (await get(cms, editor, query)).json()
  return listSchema.parse(answer).results
}

/** An inquiry as the edit view gets it. */
export async function openInquiry(cms: RunningCms, editor: Editor, documentId: string) {
  return entrySchema.parse(await (await get(cms, editor, `/${documentId}`)).json()).data
}

const waitingSchema = z.object({ data: z.object({ new: z.number(), late: z.number() }) })

/** What the widget of the home page asks for. */
export async function waitingFor({ url }: RunningCms, { authorization }: Editor) {
  const answer = await fetch(`${url}/inquiries-waiting`, { headers: { authorization } })
  const counts = waitingSchema.safeParse(await answer.json())
  return { status: answer.status, data: counts.data?.data ?? { new: -1, late: -1 } }
}

const relatedSchema = z.object({ results: z.array(z.object({ documentId: z.string() })) })

/** The rentals that an inquiry's field shows in the edit view. */
export async function rentalsOf({ url }: RunningCms, editor: Editor, documentId: string) {
  const headers = { authorization: editor.authorization }
  const path = `/content-manager/relations/${inquiry}/${documentId}/rental`
  const answer: unknown = await (await fetch(`${url}${path}`, { headers })).json()
  return relatedSchema.parse(answer).results.map((related) => related.documentId)
}

/** How the list of inquiries answers somebody. */
export async function listStatus(cms: RunningCms, editor: Editor): Promise<number> {
  return (await get(cms, editor, '')).status
}
