import * as z from 'zod'
import { markdownPictures, mostHashes } from '~content/markdown-pictures'
import { pictureSchema } from '~content/picture'
import { knownPictures, type KnownPictures } from '~/platform/pictures/known-pictures.server'
import { ContentUnavailable } from './content-unavailable.server'
import { fetchFromCms } from './fetch-from-cms.server'

type Parts = {
  /** Asks the CMS for a path below `/api/`. */
  fetch?: (path: string) => Promise<unknown>
  known?: Pick<KnownPictures, 'remember' | 'forget'>
}

const answerSchema = z.array(pictureSchema)

/**
 * Lets the site show the pictures that the Markdown texts of this content name, as far as they are in the media
 * library. Throws `ContentUnavailable` where the CMS cannot be asked: a text without its pictures is not kept.
 */
export async function rememberTextPictures(
  content: unknown,
  { fetch = fetchFromCms, known = knownPictures() }: Parts = {},
): Promise<void> {
  const hashes = [...new Set(textsIn(content).flatMap(hashesIn))]
  for (let start = 0; start < hashes.length; start += mostHashes) {
    const asked = hashes.slice(start, start + mostHashes)
    const query = new URLSearchParams(asked.map((hash) => ['hash', hash]))
    const answer = answerSchema.safeParse(await fetch(`pictures?${query}`))
    if (!answer.success)
      throw new ContentUnavailable('The CMS answers pictures as nobody agreed on')
    for (const picture of answer.data) known.remember(picture)
    const found = new Set(answer.data.map(({ hash }) => hash))
    for (const hash of asked) if (!found.has(hash)) known.forget(hash)
  }
}

function hashesIn(markdown: string): string[] {
  return markdownPictures(markdown).flatMap(({ hash }) => hash ?? [])
}

function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return content.includes('![') ? [content] : []
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(textsIn)
    : []
}
