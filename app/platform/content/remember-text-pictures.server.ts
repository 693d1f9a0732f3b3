import * as z from 'zod'
import { maxHashes } from '~content/markdown-pictures'
import { pictureSchema } from '~content/picture'
import { knownPictures, type KnownPictures } from '~/platform/pictures/known-pictures.server'
import { ContentUnavailable } from './content-unavailable.server'
import { fetchFromCms } from './fetch-from-cms.server'
import { textPicturesIn } from './text-pictures'

type Parts = {
  /** Fetches a path below `/api/` from the CMS. */
  fetch?: (path: string) => Promise<unknown>
  known?: Pick<KnownPictures, 'remember' | 'forget'>
}

const answerSchema = z.array(pictureSchema)

/**
 * Registers the pictures that Markdown texts of this content refer to, if they are in the media library, so that the
 * site serves them. Throws `ContentUnavailable` if the CMS is unreachable: a text without its pictures is not cached.
 */
export function rememberTextPictures(content: unknown, parts?: Parts): Promise<void> {
  return rememberPicturesByHash(textPicturesIn(content), parts)
}

/** The same where the hashes of the pictures are known. */
export async function rememberPicturesByHash(
  hashes: readonly string[],
  { fetch = fetchFromCms, known = knownPictures() }: Parts = {},
): Promise<void> {
  for (let start = 0; start < hashes.length; start += maxHashes) {
    const batch = hashes.slice(start, start + maxHashes)
    const query = new URLSearchParams(batch.map((hash) => ['hash', hash]))
    const answer = answerSchema.safeParse(await fetch(`pictures?${query}`))
    if (!answer.success)
      throw new ContentUnavailable('The CMS response for pictures failed validation')
    for (const picture of answer.data) known.remember(picture)
    const found = new Set(answer.data.map(({ hash }) => hash))
    for (const hash of batch) if (!found.has(hash)) known.forget(hash)
  }
}
