import type { Locale } from '~content/locale'
import { sendFile } from '~/features/uploads/send-file'
import type { SentFile } from '~/ui/forms/file-field'

/** Sends a file ahead of the form by the upload call. Never throws; `failed` is what a visitor reads then. */
export async function sendAhead(
  file: File,
  { kind, locale, failed }: { kind: string; locale: Locale; failed: string },
): Promise<SentFile> {
  const sent = await sendFile(file, kind, locale)
  if (sent.outcome === 'taken') return { id: sent.id, name: sent.name }
  return { message: sent.message ?? failed }
}
