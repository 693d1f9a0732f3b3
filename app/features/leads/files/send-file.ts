import type { Locale } from '~content/locale'
import { resources } from '~/routing/table'
import type { SentFile } from '~/ui/forms/file-field'

/** Sends a file ahead of the form by the upload call. Never throws; `failed` is what a visitor reads then. */
export async function sendFile(
  file: File,
  { kind, locale, failed }: { kind: string; locale: Locale; failed: string },
): Promise<SentFile> {
  const body = new FormData()
  body.set('files', file)
  const query = new URLSearchParams({ kind, language: locale })
  try {
    const { refusedSchema, takenSchema } = await import('./upload-answers')
    const response = await fetch(`/${resources.upload.path}?${query}`, { method: 'POST', body })
    const answer: unknown = await response.json()
    if (!response.ok) return refusedSchema.parse(answer)
    const [{ _id: id, name }] = takenSchema.parse(answer)
    return { id, name }
  } catch {
    return { message: failed }
  }
}
