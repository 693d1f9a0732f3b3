import { guatemalaToday } from '~/platform/time/guatemala-day'
import type { Catalogue } from '../catalogue'
import { queryReader, type QueryProblem } from '../filters/query-reader'
import { toDetail } from '../detail/to-detail.server'
import type { CallAnswer } from '~/platform/http/call-answer'
import { apiDetail } from './api-detail'
import { parameterError } from './problem-message'
import { readLanguage } from './read-language'

/**
 * `GET /api/rentals/{slug}` (browsing.md §7): the listing in the language asked for, 404 where it does not
 * exist in it, 400 for an unknown language.
 */
export function answerRental(
  catalogue: Catalogue,
  slug: string,
  params: URLSearchParams,
  now: Date,
): CallAnswer {
  const problems: QueryProblem[] = []
  const locale = readLanguage(queryReader(params, (problem) => problems.push(problem)))
  if (problems.length > 0) {
    return { status: 400, body: { errors: problems.map((each) => parameterError(each, locale)) } }
  }
  const today = guatemalaToday(now)
  const rental = catalogue.rentals.get(catalogue.idBySlug.get(slug) ?? '')
  const detail = rental && toDetail(catalogue, rental, locale, today)
  if (!detail) return { status: 404, body: { errors: ['NON_EXISTENT_PRODUCT'] } }
  return { status: 200, body: apiDetail(catalogue, rental, detail, { locale, today }) }
}
