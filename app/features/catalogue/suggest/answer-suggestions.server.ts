import { locales } from '~content/locale'
import { sectionKeys } from '~content/section-key'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import type { CallAnswer } from '~/platform/http/call-answer'
import type { Catalogue } from '../catalogue'
import { allRentalsTag, catalogueTag } from '../store/catalogue-tags'
import { toSearchQuery } from './search-text'
import { suggest } from './suggest'
import { getSuggestIndex } from './suggest-index.server'

/**
 * `GET /api/suggestions` (finding.md §1). The text must be as `toSearchQuery` makes it: other spellings answer 400, so
 * that the page store holds one answer for all of them. So do a missing language and a missing section.
 */
export async function answerSuggestions(
  catalogue: Catalogue,
  params: URLSearchParams,
): Promise<CallAnswer> {
  addCacheTags(catalogueTag, allRentalsTag)
  const locale = locales.find((each) => each === params.get('language'))
  const section = sectionKeys.find((each) => each === params.get('section'))
  const text = params.get('text') ?? ''
  if (!locale || !section) return { status: 400, body: { errors: ['INVALID_PARAMETERS'] } }
  if (text !== toSearchQuery(text)) return { status: 400, body: { errors: ['INVALID_TEXT'] } }
  const index = await getSuggestIndex(catalogue, locale)
  return { status: 200, body: suggest(catalogue, index, { section, locale, text }) }
}
