import * as z from 'zod'
import type { ContentDefinition } from '~content/content-definition'
import type { Locale } from '~content/locale'
import { ContentUnavailable, InvalidContent } from './content-unavailable.server'
import { fetchFromCms } from './fetch-from-cms.server'
import { rememberTextPictures } from './remember-text-pictures.server'
import { restQuery } from './rest-query'

const pageSize = 100

const answerSchema = z.object({
  data: z.unknown(),
  meta: z.object({ pagination: z.object({ pageCount: z.number() }).optional() }).optional(),
})

/**
 * Fetches published content of one type and language from the CMS, all result pages of a collection. Null if the entry
 * does not exist in that language. Throws `ContentUnavailable` if the CMS is unreachable, `InvalidContent` if the
 * content violates the contract.
 */
export async function fetchContent<Schema extends z.ZodType>(
  definition: ContentDefinition<Schema>,
  locale: Locale,
): Promise<z.infer<Schema> | null> {
  const first = await fetchPage(definition, locale, 1)
  if (first === null) return null
  const pages = [first.data]
  for (let page = 2; page <= first.pageCount; page++) {
    pages.push((await fetchPage(definition, locale, page))?.data)
  }
  const parsed = definition.schema.safeParse(Array.isArray(first.data) ? pages.flat() : first.data)
  if (parsed.success) {
    await rememberTextPictures(parsed.data)
    return parsed.data
  }
  throw new InvalidContent(
    `${definition.uid} (${locale}) failed validation: ${z.prettifyError(parsed.error)}`,
  )
}

async function fetchPage(definition: ContentDefinition, locale: Locale, page: number) {
  const query = restQuery({
    locale,
    populate: definition.populate,
    // Ignored by single types.
    pagination: { page, pageSize },
  })
  const answer = await fetchFromCms(`${definition.path}?${query}`)
  if (answer === null) return null
  const parsed = answerSchema.safeParse(answer)
  if (!parsed.success) {
    throw new ContentUnavailable(`The CMS response for ${definition.path} failed validation`)
  }
  const { data, meta } = parsed.data
  return data === null ? null : { data, pageCount: meta?.pagination?.pageCount ?? 1 }
}
