import type { Locale } from '~content/locale'
import { uploadLimits } from '~/platform/files/uploads/upload-limits'
import type { UploadKind } from '~/platform/files/uploads/upload-kind'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { minutes } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'
import type { UploadProblem } from './upload-problem'

export type MessageParts = {
  kind?: UploadKind
  /** Milliseconds until the next try. */
  wait?: number
}

/** What a person reads about a file that was not taken. */
export async function uploadMessage(
  locale: Locale,
  problem: UploadProblem,
  { kind, wait = 0 }: MessageParts = {},
): Promise<string> {
  const { t } = await createServerI18n(locale)
  return t(`uploads:${problem}`, {
    megabytes: uploadLimits.fileBytes / megabytes(1),
    megapixels: uploadLimits.pixels / 1_000_000,
    pages: uploadLimits.pages,
    types: (kind?.types ?? []).map((type) => type.toUpperCase()).join(', '),
    minutes: Math.ceil(wait / minutes(1)),
  })
}
