import * as z from 'zod'
import type { Locale } from '~content/locale'
import { resources } from '~/routing/table'

const takenSchema = z.array(z.object({ _id: z.string(), name: z.string() })).min(1)
const refusedSchema = z.object({ message: z.string() })

export type SentFile =
  | { outcome: 'taken'; id: string; name: string }
  | { outcome: 'refused'; message: string }
  /** Nobody knows whether it arrived: it is sent again. */
  | { outcome: 'lost' }

/** Sends a file to `POST /upload`, which keeps it for an hour until a form claims it. */
export async function sendFile(file: File, kind: string, language: Locale): Promise<SentFile> {
  const body = new FormData()
  body.set('files', file)
  const query = new URLSearchParams({ kind, language })
  try {
    const answer = await fetch(`/${resources.upload.path}?${query}`, { method: 'POST', body })
    const content: unknown = await answer.json()
    if (answer.ok) {
      const [taken] = takenSchema.parse(content)
      return taken ? { outcome: 'taken', id: taken._id, name: taken.name } : { outcome: 'lost' }
    }
    if (answer.status === 503) return { outcome: 'lost' }
    return { outcome: 'refused', message: refusedSchema.parse(content).message }
  } catch {
    return { outcome: 'lost' }
  }
}
