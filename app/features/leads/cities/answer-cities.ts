import { locales } from '~content/locale'
import type { Catalogue } from '~/features/catalogue/catalogue'
import type { CallAnswer } from '~/platform/http/call-answer'
import { listCities } from './list-cities'

/** The one country whose towns we know (ISO 3166-1). */
const country = 'GT'

/**
 * `GET /api/location/cities?code=GT` (leads-and-content.md §7): a list of towns, in `language` (`en` by default).
 * 400 without a country of two letters; a country without places of ours has none.
 */
export function answerCities(catalogue: Catalogue, query: URLSearchParams): CallAnswer {
  const code = query.get('code')?.toUpperCase() ?? ''
  if (!/^[A-Z]{2}$/.test(code)) return { status: 400, body: { errors: ['INVALID_COUNTRY'] } }
  const language = locales.find((locale) => locale === query.get('language')) ?? 'en'
  return { status: 200, body: code === country ? listCities(catalogue, language) : [] }
}
