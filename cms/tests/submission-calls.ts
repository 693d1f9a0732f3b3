import * as z from 'zod'
import { submissionReceiptSchema } from '../../content-types/submission'
import type { Editor } from './editor'
import { type RunningCms, submissionToken } from './start-cms'

const refusalSchema = z.object({ error: z.object({ message: z.string() }) })
const listSchema = z.object({
  results: z.array(z.looseObject({ documentId: z.string(), submissionId: z.string() })),
})
const entrySchema = z.object({ data: z.record(z.string(), z.unknown()) })
const waitingSchema = z.object({ data: z.object({ new: z.number(), late: z.number() }) })
const relatedSchema = z.object({ results: z.array(z.object({ documentId: z.string() })) })

/** The calls of the site and the panel for one type of submission; `path` is the last segment of the site's call. */
export function callsOf(uid: string, path: string) {
  const get = ({ url }: RunningCms, { authorization }: Editor, rest: string) =>
    fetch(`${url}/content-manager/collection-types/${uid}${rest}`, { headers: { authorization } })

  return {
    /** Submits like the site does. */
    async submit({ url }: RunningCms, body: unknown, token = submissionToken) {
      const response = await fetch(`${url}/api/submissions/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { status } = response
      const answer: unknown = await response.json()
      if (response.ok) {
        return { status, message: '', ...submissionReceiptSchema.parse(answer).data }
      }
      const { message } = refusalSchema.parse(answer).error
      return { status, message, documentId: '', reference: '', isRepetition: false }
    },

    /** The rows in the list of the admin panel with a text in a field. */
    async rowsWith(cms: RunningCms, editor: Editor, field: string, text: string) {
      const query = `?filters[${field}][$eq]=${encodeURIComponent(text)}`
      const answer: unknown = await (await get(cms, editor, query)).json()
      return listSchema.parse(answer).results
    },

    /** An entry as the edit view gets it. */
    async open(cms: RunningCms, editor: Editor, documentId: string) {
      return entrySchema.parse(await (await get(cms, editor, `/${documentId}`)).json()).data
    },

    /** What the widget of the home page asks for. */
    async waitingFor({ url }: RunningCms, { authorization }: Editor) {
      const answer = await fetch(`${url}/submissions-waiting/${uid}`, {
        headers: { authorization },
      })
      const counts = waitingSchema.safeParse(await answer.json())
      return { status: answer.status, data: counts.data?.data ?? { new: -1, late: -1 } }
    },

    /** The documents that a relation of an entry shows in the edit view. */
    async related({ url }: RunningCms, editor: Editor, entry: { id: string; field: string }) {
      const headers = { authorization: editor.authorization }
      const address = `${url}/content-manager/relations/${uid}/${entry.id}/${entry.field}`
      const answer: unknown = await (await fetch(address, { headers })).json()
      return relatedSchema.parse(answer).results.map((document) => document.documentId)
    },

    /** The status of the list for a person. */
    async listStatus(cms: RunningCms, editor: Editor): Promise<number> {
      return (await get(cms, editor, '')).status
    },
  }
}
