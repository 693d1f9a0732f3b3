import type { Locale } from '~content/locale'
import { minutes, seconds } from '~/platform/units/duration'
import { resources } from '~/routing/resources'

export type SentFile =
  | { outcome: 'taken'; id: string; name: string }
  | { outcome: 'rejected'; message: string }
  /**
   * Nothing is stored, or the result is unknown: it may be sent again, after `pause` milliseconds where the server said
   * so. `message`: what it said, if it answered.
   */
  | { outcome: 'lost'; message: string | null; pause: number | null }

/** The site itself waits five minutes for a file. */
const maxDuration = minutes(6)

/** Too many files, or none can be stored: later it may be taken. */
const passing = [429, 503]

/**
 * Sends a file to `POST /upload`, which keeps it for an hour until a form claims it. Large pictures are made smaller
 * first. One that has not arrived after six minutes is lost. Never throws.
 */
export async function sendFile(file: File, kind: string, language: Locale): Promise<SentFile> {
  const query = new URLSearchParams({ kind, language })
  try {
    const [{ rejectedSchema, acceptedSchema }, { shrinkPicture }] = await Promise.all([
      import('./upload-answers'),
      import('./shrink-picture'),
    ])
    const body = new FormData()
    body.set('files', await shrinkPicture(file))
    // Safari has no `AbortSignal.timeout` before 16.
    const patience = new AbortController()
    setTimeout(() => patience.abort(), maxDuration)
    const { signal } = patience
    const answer = await fetch(`/${resources.upload.path}?${query}`, {
      method: 'POST',
      body,
      signal,
    })
    const content: unknown = await answer.json()
    if (answer.ok) {
      const [{ _id: id, name }] = acceptedSchema.parse(content)
      return { outcome: 'taken', id, name }
    }
    const { message } = rejectedSchema.parse(content)
    if (!passing.includes(answer.status)) return { outcome: 'rejected', message }
    const pause = Number(answer.headers.get('Retry-After'))
    return { outcome: 'lost', message, pause: pause > 0 ? seconds(pause) : null }
  } catch {
    return { outcome: 'lost', message: null, pause: null }
  }
}
